import type { Person } from '../app.ts'

/** The member of the loyalty programme. */
export const MEMBER = 'fidele@demo.test'

export const MODERATOR = 'moderateur@demo.test'
export const ADMINISTRATOR = 'admin@demo.test'

export const demoPassword = 'clair-de-lune-2026'

export interface DemoAccount {
  email: string
  /** Its purpose, in French, as printed at the start. */
  role: string
  kind: Person['role']
  firstName: string
  gender: Person['gender']
  /** YYYY-MM-DD */
  birthDate: string | null
  agreesToSensitiveData: boolean
}

const staff = { gender: 'unknown', birthDate: null, agreesToSensitiveData: false } as const

/** On every site, except for the psychic, who works on the main one only. The same password for all. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    email: 'cliente@demo.test',
    role: 'cliente, 50 € de crédit',
    kind: 'client',
    firstName: 'Camille',
    gender: 'female',
    birthDate: '1988-04-17',
    agreesToSensitiveData: true,
  },
  {
    email: 'nouvelle@demo.test',
    role: 'nouvelle cliente, 10 minutes offertes',
    kind: 'client',
    firstName: 'Nora',
    gender: 'female',
    birthDate: '1995-09-03',
    agreesToSensitiveData: false,
  },
  {
    email: MEMBER,
    role: 'cliente, membre du programme de fidélité avec des points, sur le site principal',
    kind: 'client',
    firstName: 'Fanny',
    gender: 'female',
    birthDate: '1979-11-08',
    agreesToSensitiveData: true,
  },
  {
    email: 'voyante@demo.test',
    role: 'voyante (Salomé), sur le site principal',
    kind: 'psychic',
    firstName: 'Salomé',
    gender: 'female',
    birthDate: null,
    agreesToSensitiveData: false,
  },
  { email: 'editeur@demo.test', role: 'équipe : édition', kind: 'editor', firstName: 'Élise', ...staff },
  { email: MODERATOR, role: 'équipe : modération', kind: 'moderator', firstName: 'Marc', ...staff },
  { email: 'support@demo.test', role: 'équipe : assistance', kind: 'support', firstName: 'Sacha', ...staff },
  { email: ADMINISTRATOR, role: 'équipe : administration', kind: 'admin', firstName: 'Ada', ...staff },
]
