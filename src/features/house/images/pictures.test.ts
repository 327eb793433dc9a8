import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { addStaff, type Staff } from '../../../../test/staff.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { aPicture, formWith } from '../../../../test/vetting.ts'
import { encodePicture } from './encode-picture.server.ts'

const site = useTestApp()
let editor: Staff
beforeAll(async () => {
  editor = await addStaff(site, 'editor')
})

const add = async (file: Uint8Array, fields: Record<string, string> = { name: 'Lune', alt: 'La lune sur la mer' }) =>
  (await editor.browser.post('/api/admin/pictures', formWith(file, fields))).body
const read = async (id: number) => (await editor.browser.get(`/api/admin/pictures/${id}`)).body.row
const act = async (id: number, what: string, body: object = {}) =>
  (await editor.browser.post(`/api/admin/pictures/${id}/${what}`, body)).body.api

test.each([
  [3000, 2000, [480, 960, 1440], 960],
  [700, 500, [480, 700], 500],
  [300, 600, [300], 600],
  [1500, 6000, [480, 540], 2160],
])('%i by %i is stored %j wide, proportionally and never enlarged', async (width, height, widths, largestHeight) => {
  const made = await encodePicture(await aPicture(width, height))
  expect([made.width, made.height]).toEqual([widths.at(-1), largestHeight])
  const found = await Promise.all(
    made.files.map(async (file) => {
      const { width, exif, compression, format } = await sharp(file.bytes).metadata()
      return [file.width, width, exif, compression === 'av1' ? 'avif' : format]
    }),
  )
  expect(found).toEqual(widths.flatMap((one) => ['avif', 'webp'].map((format) => [one, one, undefined, format])))
})

test('a picture is added with its alternative text, which can be changed, and served with an immutable URL', async () => {
  const { id } = await add(await aPicture(900, 600))
  const row = await read(id)
  expect(row).toMatchObject({ name: 'Lune', alt: 'La lune sur la mer', width: 900, height: 600, uses: [] })
  const given = await site.browser().get(row.src)
  expect([given.status, given.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable'])

  expect((await act(id, 'describe', { alt: '' })).error).toMatchObject({ code: 4320, field: 'alt' })
  expect(await act(id, 'describe', { decorative: true })).toEqual({ ok: 1 })
  expect((await read(id)).alt).toBeNull()
  // The same picture again has the same id, with the new alternative text.
  expect((await add(await aPicture(900, 600))).id).toBe(id)
  expect((await read(id)).alt).toBe('La lune sur la mer')
})

test('an alternative text is required, unless the picture is decorative', async () => {
  const file = await aPicture(200, 200)
  expect((await add(file, { name: 'Lune' })).api.error).toMatchObject({ code: 4320, field: 'alt' })
  expect((await add(file, { name: 'Lune', alt: ' ' })).api.error).toMatchObject({ code: 4320, field: 'alt' })
  expect((await add(file, { name: 'Lune', alt: 'La lune', decorative: 'yes' })).api.error).toMatchObject({ code: 107 })
  expect((await add(file, { name: ' ', alt: 'La lune' })).api.error).toMatchObject({ code: 107, field: 'name' })
  expect((await add(file, { name: 'Lune', decorative: 'yes' })).api).toEqual({ ok: 1 })
})

test('a picture is sent as a form, not as JSON', async () => {
  const { status, body } = await editor.browser.post('/api/admin/pictures', { name: 'Lune', alt: 'La lune' })
  expect([status, body.api.error.code]).toEqual([400, 105])
})

describe('refusals', () => {
  const script = '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><script>alert(1)</script></svg>'
  test.each<[string, () => Promise<Uint8Array> | Uint8Array, number]>([
    ['a text', () => Buffer.from('bonsoir'), 508],
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 508],
    ['an SVG with a script', () => Buffer.from(script), 508],
    ['a truncated picture', async () => (await aPicture()).subarray(0, 700), 508],
    ['more than 50 megapixels', () => aPicture(8000, 6300), 506],
    ['a thin strip', () => aPicture(900, 20), 4322],
  ])('%s', async (_what, file, code) => {
    expect((await add(await file())).api.error.code).toBe(code)
  })
})
