/** Which shape a virus has. A card that is not in the table gets a shape and a colour by its name. */

export const SHAPES = [
  "capsid",
  "fibres",
  "star",
  "wheel",
  "cups",
  "crown",
  "mosaic",
  "coat",
  "coil",
  "thread",
  "bullet",
] as const;
export type Shape = (typeof SHAPES)[number];
export type Portrait = { shape: Shape; hue: number };

const KNOWN: Record<string, Portrait> = {
  rhinovirus: { shape: "capsid", hue: 200 },
  papillomavirus: { shape: "capsid", hue: 30 },
  parvovirus: { shape: "capsid", hue: 280 },
  coxsackievirus: { shape: "capsid", hue: 150 },
  "hepatitis-a": { shape: "capsid", hue: 55 },
  adenovirus: { shape: "fibres", hue: 255 },
  astrovirus: { shape: "star", hue: 45 },
  rotavirus: { shape: "wheel", hue: 345 },
  norovirus: { shape: "cups", hue: 15 },
  sapovirus: { shape: "cups", hue: 180 },
  coronavirus: { shape: "crown", hue: 5 },
  "influenza-a": { shape: "crown", hue: 330 },
  "influenza-b": { shape: "crown", hue: 215 },
  rubella: { shape: "mosaic", hue: 350 },
  zika: { shape: "mosaic", hue: 165 },
  "west-nile": { shape: "mosaic", hue: 195 },
  dengue: { shape: "mosaic", hue: 25 },
  "yellow-fever": { shape: "mosaic", hue: 48 },
  "herpes-simplex": { shape: "coat", hue: 300 },
  "varicella-zoster": { shape: "coat", hue: 0 },
  roseolovirus: { shape: "coat", hue: 335 },
  cytomegalovirus: { shape: "coat", hue: 90 },
  "epstein-barr": { shape: "coat", hue: 225 },
  parainfluenza: { shape: "coil", hue: 175 },
  mumps: { shape: "coil", hue: 20 },
  measles: { shape: "coil", hue: 355 },
  metapneumovirus: { shape: "coil", hue: 205 },
  ebola: { shape: "thread", hue: 350 },
};

/** Names that have a portrait of their own. */
export const SHAPED: ReadonlySet<string> = new Set(Object.keys(KNOWN));

export function portraitOf(name: string): Portrait {
  let sum = 7;
  for (const letter of name) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return KNOWN[name] ?? { shape: SHAPES[sum % SHAPES.length] ?? "capsid", hue: (sum * 37) % 360 };
}

/** Points evenly on a circle round (50, 50), with the angle in degrees. */
export function ring(count: number, radius: number, first = -90): { x: number; y: number; angle: number }[] {
  return Array.from({ length: count }, (_, place) => {
    const angle = first + (360 / count) * place;
    const turn = (angle * Math.PI) / 180;
    return { x: 50 + radius * Math.cos(turn), y: 50 + radius * Math.sin(turn), angle };
  });
}

export function polygon(count: number, radius: number, first = -90): string {
  return ring(count, radius, first)
    .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
    .join(" ");
}
