import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'
import { rowId } from '../backoffice/filters.server.ts'
import { may } from '../staff/capabilities.ts'

const access = may('content.edit')
const params = z.object({ id: rowId })
const alt = z.string().trim().max(300).default('').describe('Alternative text')

const fields = {
  id: z.int(),
  hash: z.string(),
  src: z.string().describe('URL of its smallest file'),
  name: z.string(),
  alt: z.string().nullable().describe('null for a decorative picture'),
  width: z.int(),
  height: z.int(),
  addedAt: z.iso.datetime(),
}

export const pictureRow = z.object(fields)
export type PictureRow = z.output<typeof pictureRow>

export const openedPicture = z.object({
  ...fields,
  uses: z.array(z.object({ id: z.int(), site: z.string(), kind: z.string(), address: z.string() })),
})
export type OpenedPicture = z.output<typeof openedPicture>

export const imagesContract = contract({
  addPicture: {
    method: 'POST',
    path: '/api/admin/pictures',
    summary: 'Add a picture for contents, re-encoded in every width that pages need',
    access,
    upload: true,
    body: z.strictObject({
      name: z.string().trim().min(1).max(200),
      alt,
      decorative: z.enum(['yes', 'no']).default('no'),
    }),
    output: z.object({ id: z.int() }),
    refusals: ['headersInvalid', 'invalidFileType', 'fileSizeExceeded', 'pictureTooThin', 'pictureAltMissing'],
  },
  describePicture: {
    method: 'POST',
    path: '/api/admin/pictures/:id/describe',
    summary: 'Change the alternative text of a picture; contents that already show it keep theirs',
    access,
    params,
    body: z.strictObject({ alt, decorative: z.boolean().default(false) }),
    output: z.object({}),
    refusals: ['adminEntityNotFound', 'pictureAltMissing'],
  },
  erasePicture: {
    method: 'POST',
    path: '/api/admin/pictures/:id/erase',
    summary: 'Delete a picture that no content shows',
    access,
    params,
    body: z.strictObject({}),
    output: z.object({}),
    refusals: ['adminEntityNotFound', 'pictureUsed'],
  },
})
