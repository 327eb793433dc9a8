import type { Provider, SocialProfile } from '../ways-in/providers.ts'

const person = (id: string, firstName: string, rest: Partial<SocialProfile> = {}): SocialProfile => ({
  id: `bac-a-sable-${id}`,
  firstName,
  emailAddress: `${id}@exemple.test`,
  emailVerified: null,
  birthDate: null,
  ...rest,
})

const verified = { emailVerified: true }

/** The profiles of the demonstration's provider: each leads to another page of the site. */
export const sandboxProfiles: Readonly<Record<Provider, readonly SocialProfile[]>> = {
  google: [
    person('lea', 'Léa', verified),
    person('karim', 'Karim', { ...verified, birthDate: '1991-09-14' }),
    person('cliente', 'Camille', { ...verified, emailAddress: 'cliente@demo.test' }),
    person('noe', 'Noé', { emailVerified: false }),
  ],
  facebook: [
    person('ines', 'Inès', { birthDate: '1987-03-02' }),
    person('paul', 'Paul'),
    person('rose', 'Rose', { emailAddress: null, birthDate: '1979-11-23' }),
    person('tom', 'Tom', { birthDate: '2012-06-30' }),
  ],
}
