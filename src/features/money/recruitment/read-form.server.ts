import type { Typed } from './apply.server.ts'

/** The form of an application. */
export function typedIn(form: FormData): Typed {
  const text = (name: string) => String(form.get(name) ?? '').slice(0, 5000)
  const all = (name: string) => form.getAll(name).map(String)
  return {
    name: text('name'),
    emailAddress: text('emailAddress'),
    gender: text('gender'),
    jobIds: all('jobIds'),
    headline: text('headline'),
    presentation: text('presentation'),
    method: text('method'),
    specialities: text('specialities'),
    practisingSince: text('practisingSince'),
    offeredChannels: all('offeredChannels'),
    adult: form.get('adult') !== null,
    altcha: form.get('altcha')?.toString() || undefined,
  }
}
