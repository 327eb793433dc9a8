import { href } from 'react-router'

export const ANSWERS_PAGE = href('/espace-voyant/reponses')
export const LABEL_MAX = 40
export const TEXT_MAX = 1000
/** How many a psychic keeps: a list that is read at a glance while somebody waits. */
export const MOST = 30

/** What a sentence may name, as it is typed. */
export interface Names {
  prénom: string
  voyant: string
  heure: string
}
export const VARIABLES: readonly (keyof Names)[] = ['prénom', 'voyant', 'heure']

/** A sentence with its variables filled; an unknown one stays as it was typed, in plain sight before it is sent. */
export const fill = (text: string, names: Names): string =>
  text.replace(/\{([^{}\s]{1,12})\}/gu, (typed, name: string) => names[name.toLowerCase() as keyof Names] ?? typed)

/** The first variable of a text that nobody fills; null if there is none. */
export const unknownVariable = (text: string): string | null =>
  [...text.matchAll(/\{([^{}]*)\}/gu)]
    .map(([, name = '']) => name)
    .find((name) => !VARIABLES.includes(name as 'heure')) ?? null
