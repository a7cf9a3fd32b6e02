# The first screens of the page: the lobby, a new game, the room where people sit down, and the settings.

shared-close = Close

language-en = English
language-it = Italiano

settings = Settings
settings-name = Your name
    .hint = As others see you at a table.
settings-language = Language
settings-theme = Light
    .auto = as the device
    .light = light
    .dark = dark
settings-speed = How fast the moves of others are shown
    .slow = slowly
    .normal = normally
    .fast = fast
    .instant = at once
settings-sound = Sound
    .about = A soft chime when it is your turn.
settings-end-turns = Turns end by themselves
    .about = When there is nothing left to do but end the turn.
settings-confirm = Ask before a turn ends
    .about = A last look before the others go on.
