import { texts } from '../../../../src/features/site/editing/texts.ts'
import { wordsOf } from '../../words.ts'

export const words = {
  name: 'Contenu |||| Contenus',
  fields: {
    id: 'N°',
    kind: 'Type',
    title: 'Titre',
    status: 'État',
    address: 'Adresse',
    site: 'Site',
    publishAt: 'Publication',
    changedAt: 'Modifié le',
    waits: 'Une version attend',
    q: 'Titre ou adresse',
  },
  values: { kind: wordsOf(texts, 'kind.'), status: wordsOf(texts, 'status.') },
} as const

export const fieldNames = wordsOf(texts, 'field.')
export const optionNames = wordsOf(texts, 'option.')
export const notes: Partial<Record<string, string>> = wordsOf(texts, 'note.')
export const hints = wordsOf(texts, 'hint.')

export const said = {
  add: 'Écrire un contenu',
  addKind: 'Que voulez-vous écrire\u00a0?',
  addressHint: 'Minuscules, chiffres et tirets, comme dix-minutes. Elle ne change plus ensuite.',
  publishAt: 'Publier le',
  publishAtHint: 'Jour et heure de Paris, pour une publication programmée.',
  shownSince: 'Publié depuis le {date}.',
  shownFrom: 'Sera publié le {date}.',
  notShown: 'Les visiteurs ne le voient pas.',
  waitsDraft: 'Un brouillon attend\u00a0: les visiteurs lisent encore la version publiée.',
  waitsUntil: 'La version ci-dessous prendra sa place le {date}.',
  fromMain: 'Ce texte est celui du site principal. L’enregistrer en fait une version propre à ce site.',
  conflict: 'Ce qui diffère entre le texte enregistré et le vôtre',
  previews: 'Aperçu sur chaque marque',
  previewsLead:
    'La page même, avec la dernière version enregistrée, pour qui en a l’adresse et pendant une heure. Gardez d’abord en brouillon ce que vous venez d’écrire.',
  history: 'Versions',
  version: 'Version {version}',
  changes: 'Voir ce qui change',
  restore: 'Revenir à cette version',
  restored: 'La version est revenue.',
  opening: 'L’éditeur s’ouvre…',
} as const

export const acts = {
  publish: { label: 'Publier maintenant', done: 'C’est publié.' },
  schedule: { label: 'Programmer', done: 'C’est programmé.' },
  draft: { label: 'Garder en brouillon', done: 'Le brouillon est gardé. Les visiteurs n’en voient rien.' },
  withdraw: {
    label: 'Retirer du site',
    done: 'C’est retiré. Rien n’est perdu\u00a0: une version se republie d’un geste.',
  },
} as const
