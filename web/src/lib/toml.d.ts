declare module "*.toml" {
  const table: Record<string, any>;
  export default table;
}
