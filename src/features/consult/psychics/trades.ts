export type Gender = 'female' | 'male' | 'unknown'

/** A trade of the psychics. Names depend on gender; the plural is for both. */
export interface Job {
  id: number
  key: 'voyant' | 'medium' | 'astrologue' | 'tarologue' | 'numerologue'
  singular: Readonly<Record<Gender, string>>
  plural: string
}

const same = (name: string) => ({ female: name, male: name, unknown: name })

export const jobs: readonly Job[] = [
  {
    id: 1,
    key: 'voyant',
    singular: { female: 'voyante', male: 'voyant', unknown: 'voyant(e)' },
    plural: 'voyants',
  },
  { id: 2, key: 'medium', singular: same('médium'), plural: 'médiums' },
  { id: 3, key: 'astrologue', singular: same('astrologue'), plural: 'astrologues' },
  { id: 4, key: 'tarologue', singular: same('tarologue'), plural: 'tarologues' },
  { id: 5, key: 'numerologue', singular: same('numérologue'), plural: 'numérologues' },
]

/** @throws for an unknown id */
export function jobOf(id: number): Job {
  const job = jobs.find((one) => one.id === id)
  if (!job) throw new Error(`there is no job ${id}`)
  return job
}

export const capitalised = (name: string): string => name.charAt(0).toLocaleUpperCase('fr') + name.slice(1)

/** Title and jobs, without repetition: "Voyante", "Voyant, tarologue, numérologue". */
export function jobTitle(of: { title: string; jobIds: readonly number[]; gender: Gender }): string {
  const names = of.jobIds.map((id) => jobOf(id).singular[of.gender])
  return [of.title, ...names.filter((name) => !of.title.startsWith(capitalised(name)))].join(', ')
}
