/** The sections of the guide, in order; each is a text and the id of its heading. */
export const sections = [
  ['couleurs', 'colours'],
  ['marques', 'brands'],
  ['saisons', 'seasons'],
  ['actions', 'actions'],
  ['formulaires', 'forms'],
  ['reperes', 'landmarks'],
  ['messages', 'messages'],
  ['donnees', 'figures'],
  ['personnes', 'people'],
  ['dessins', 'drawings'],
  ['mouvement', 'motion'],
] as const
