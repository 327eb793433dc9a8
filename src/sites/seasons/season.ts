/** The seasonal themes of the specification: each has its tokens and its pictures in ui/season. */
export const seasons = [
  'black-friday',
  'black-week-end',
  'cyber-monday',
  'christmas-eve',
  'pre-christmas-eve',
  'valentine-day',
  'new-year',
  'first-may',
  'friday-13',
] as const

export type Season = (typeof seasons)[number]

export const isSeason = (name: string): name is Season => (seasons as readonly string[]).includes(name)
