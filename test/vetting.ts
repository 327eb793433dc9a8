import sharp from 'sharp'
import type { Browser } from './browser.ts'

/** A form with one file, as the staff sends it. */
export function formWith(file: Uint8Array, fields: Record<string, string> = {}, name = 'fichier'): FormData {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.set(field, value)
  form.set('file', new File([new Uint8Array(file)], name))
  return form
}

/** What a psychic sent to be taken. */
export const givenProfile = (given: object = {}) => ({
  name: 'Éléa',
  gender: 'female',
  jobIds: [4],
  headline: 'Le tarot, sans détour.',
  presentation: ['Je tire les cartes depuis dix ans.'],
  method: 'Trois cartes, une question.',
  specialities: ['amour', 'travail'],
  offeredChannels: ['chat'],
  practisingSince: 2016,
  ...given,
})

export const aPdf = Buffer.from('%PDF-1.7\n% une charte signée\n%%EOF\n')

export const aPicture = (width = 800, height = 600): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#884422' } })
    .jpeg()
    .withExif({ IFD0: { Artist: 'Quelqu’un' } })
    .toBuffer()

/** What is done with a psychic in the back office: 0 when it is done, else the refusal's code. */
export const desk = (staff: Browser) => ({
  async do(id: number, what: string, body: object = {}): Promise<number> {
    const answer = await staff.post(`/api/admin/psychics/${id}/${what}`, body)
    return answer.body.api.ok === 1 ? 0 : answer.body.api.error.code
  },
  async read(id: number) {
    return (await staff.get(`/api/admin/psychics/${id}`)).body.row
  },
  async receive(given: object): Promise<number> {
    return (await staff.post('/api/admin/psychics', givenProfile(given))).body.id
  },
  async addDocument(id: number, kind: string, file: Uint8Array): Promise<number> {
    return (await staff.post(`/api/admin/psychics/${id}/documents`, formWith(file, { kind }))).body.id
  },
})

/** A dossier whose documents are all there and accepted, the identity's until `expiresOn`. */
export async function withDocuments(staff: Browser, emailAddress: string, expiresOn = '2030-01-31'): Promise<number> {
  const { receive, addDocument, do: act } = desk(staff)
  const id = await receive({ emailAddress })
  const identity = await addDocument(id, 'identity', await aPicture())
  await act(id, `documents/${identity}/accept`, { expiresOn })
  await act(id, `documents/${await addDocument(id, 'charter', aPdf)}/accept`)
  return id
}
