import sharp from 'sharp'
import type { Browser } from './browser.ts'

/** A form with one file, as the back office sends it. */
export function formWith(file: Uint8Array, fields: Record<string, string> = {}, name = 'fichier'): FormData {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.set(field, value)
  form.set('file', new File([new Uint8Array(file)], name))
  return form
}

/** A psychic's application. */
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

/** A document of one empty page, with further objects and, to be larger, a comment. */
export function pdfOf(...more: readonly (string | Buffer)[]): Buffer {
  const objects = [
    '1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n',
    '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n',
    '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>\nendobj\n',
    ...more,
  ]
  const parts = ['%PDF-1.7\n', ...objects].map((part) => Buffer.from(part as string))
  const end = '<< /Size 4 /Root 1 0 R >>\nstartxref\n9\n%%EOF\n'
  return Buffer.concat([...parts, Buffer.from(`trailer\n${end}`)])
}

export const aPdf = pdfOf('% une charte signée\n')

export const aPicture = (width = 800, height = 600): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#884422' } })
    .jpeg()
    .withExif({ IFD0: { Artist: 'Quelqu’un' } })
    .toBuffer()

/** The acts on psychics in the back office: 0 for success, else the refusal's code. */
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

/** An application with all documents present and accepted, the identity's until `expiresOn`. */
export async function withDocuments(staff: Browser, emailAddress: string, expiresOn = '2030-01-31'): Promise<number> {
  const { receive, addDocument, do: act } = desk(staff)
  const id = await receive({ emailAddress })
  const identity = await addDocument(id, 'identity', await aPicture())
  await act(id, `documents/${identity}/accept`, { expiresOn })
  await act(id, `documents/${await addDocument(id, 'charter', aPdf)}/accept`)
  return id
}
