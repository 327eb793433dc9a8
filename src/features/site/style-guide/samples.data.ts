import type { PsychicView } from '../../consult/psychics/views.ts'

/** Sample data for the components: real names, some of which tend to break layouts. */
export const names = ['Salomé', 'Jean-Baptiste', 'Élise Martin', 'Octave', 'Maïwenn', 'Bertille', 'Anselme', 'Zoé']

const psychic: PsychicView = {
  id: 1,
  slug: 'salome',
  name: 'Salomé',
  gender: 'female',
  title: 'Voyante',
  jobId: 1,
  jobIds: [1],
  specialities: ['amour', 'travail', 'décisions'],
  pricePerMinute: 250,
  rating: 4.7,
  reviewCount: 1284,
  isNew: false,
  isFavorite: false,
  isAutomaton: false,
  status: 'available',
  platforms: ['chat'],
  portrait: null,
  back: null,
}

export const psychics: readonly PsychicView[] = [
  psychic,
  {
    ...psychic,
    id: 2,
    slug: 'luna',
    name: 'Luna 🌙✨',
    pricePerMinute: 0,
    isAutomaton: true,
    isNew: true,
    rating: null,
    reviewCount: 0,
    platforms: ['chat'],
  },
  {
    ...psychic,
    id: 3,
    slug: 'lina',
    name: 'لينا الحكيمة',
    jobId: 3,
    jobIds: [3],
    pricePerMinute: 500,
    rating: 3.2,
    reviewCount: 1,
    status: 'busy',
    platforms: [],
  },
  {
    ...psychic,
    id: 4,
    slug: 'anne-charlotte',
    name: 'Anne-Charlotte-Bénédicte de La Rochefoucauld-Montmorency, dite Mystérieusementextraordinaire',
    jobId: 5,
    jobIds: [5],
    specialities: ['amour', 'travail', 'famille', 'décisions', 'spiritualité', 'guidance', 'déménagement', 'argent'],
    rating: 5,
    reviewCount: 12,
    status: 'offline',
    platforms: [],
  },
]

export const week = [
  { label: 'lun.', value: 12 },
  { label: 'mar.', value: 18 },
  { label: 'mer.', value: 7 },
  { label: 'jeu.', value: 22 },
  { label: 'ven.', value: 31 },
  { label: 'sam.', value: 27 },
  { label: 'dim.', value: 0 },
]

/** Cents by month; one of them is a refund. */
export const months = [
  { label: 'janv.', value: 41_250 },
  { label: 'févr.', value: 38_900 },
  { label: 'mars', value: 52_310 },
  { label: 'avr.', value: -4_200 },
  { label: 'mai', value: 61_730 },
  { label: 'juin', value: 58_005 },
  { label: 'juil.', value: 73_420 },
  { label: 'août', value: 69_990 },
  { label: 'sept.', value: 80_100 },
  { label: 'oct.', value: 77_650 },
  { label: 'nov.', value: 91_480 },
  { label: 'déc.', value: 104_275 },
]

export const movements = [
  { day: '2026-11-20', what: 'tablePack', amount: 2000 },
  { day: '2026-11-21', what: 'tableChat', amount: -1725 },
] as const
