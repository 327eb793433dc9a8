import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { addPair } from '../../../../test/consulting.ts'
import { openPage, sendForm } from '../../../../test/forms.ts'
import { mailsTo } from '../../../../test/mails.ts'
import { aRecording } from '../../../../test/recordings.ts'
import { addStaff, type Staff } from '../../../../test/staff.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { aPicture, formWith } from '../../../../test/vetting.ts'
import { PHOTO_WIDTH } from '../../../ui/avatar/portrait-address.ts'
import { pictureFile } from '../../../ui/picture/picture-address.ts'
import { ImageShelf } from '../../house/images/image-shelf.server.ts'
import { imageJobs } from '../../house/images/jobs.server.ts'
import * as page from './profile.page.tsx'
import { PROFILE_PAGE } from './rules.ts'

const site = useTestApp()
let moderator: Staff
beforeAll(async () => {
  moderator = await addStaff(site, 'moderator')
})

type Pair = Awaited<ReturnType<typeof addPair>>
const PATH = '/api/workspace/profile'
const SECRET = 'Enregistré rue des Lilas'
const codeOf = ({ body }: { body: { api: { error?: { code: number } } } }) => body.api.error?.code
const profileOf = async ({ psychic }: Pair) => (await psychic.get(PATH)).body.profile
const listed = async ({ client, psychicId }: Pair) =>
  (await client.get('/api/psychics')).body.psychics.find(({ id }: { id: number }) => id === psychicId)
const decide = (id: number, what: 'accept' | 'refuse', body: object = {}) =>
  moderator.browser.post(`/api/admin/profile-proposals/${id}/${what}`, body)
/** Two pictures of one colour are the same portrait. */
const aPhoto = (background: string) =>
  sharp({ create: { width: 500, height: 400, channels: 3, background } })
    .png()
    .toBuffer()
const sendPhoto = (pair: Pair, file: Uint8Array) => pair.psychic.post(`${PATH}/portrait`, formWith(file))
const sendVoice = (pair: Pair, file: Uint8Array, wave = '0f3a') =>
  pair.psychic.post(`${PATH}/voice`, formWith(file, { wave }))
const voiceAt = ({ psychicId }: Pair, hash: string) => `/api/psychics/${psychicId}/voices/${hash}`
const emailOf = async ({ psychicId }: Pair) => {
  const found = site.owner.selectFrom('users as u').innerJoin('psychics as p', 'p.user_id', 'u.id')
  return (await found.select('u.email').where('p.id', '=', psychicId).executeTakeFirstOrThrow()).email ?? ''
}
const fileAt = async (address: string) => {
  const [, hash = '', width = '', format = ''] = /([0-9a-f]{32})-(\d+)\.(\w+)$/.exec(address) ?? []
  const row = await site.owner
    .selectFrom('images')
    .select('bytes')
    .where('hash', '=', hash)
    .where('width', '=', Number(width))
    .where('format', '=', format)
    .executeTakeFirstOrThrow()
  return row.bytes
}
const isStored = async (address: string) =>
  (await site.owner.selectFrom('images').select('hash').execute()).some(({ hash }) => address.includes(hash))

test('a photo waits beside the present one, then is on the card and the profile, without its metadata', async () => {
  const pair = await addPair(site)
  const sent = await sendPhoto(pair, await aPicture())
  expect(codeOf(sent)).toBeUndefined()
  const { waiting, portrait } = await profileOf(pair)
  expect(waiting.portrait).toMatchObject({ id: sent.body.id, address: expect.stringMatching(/^\/images\/.*\.webp$/) })
  expect((await listed(pair)).portrait).toBe(portrait)
  const { row } = (await moderator.browser.get(`/api/admin/profile-proposals/${sent.body.id}`)).body
  expect(row).toMatchObject({ field: 'portrait', state: 'waiting' })
  expect(waiting.portrait.address).toContain(row.after)

  expect(codeOf(await decide(sent.body.id, 'accept'))).toBeUndefined()
  expect((await listed(pair)).portrait).toBe(waiting.portrait.address)
  const stored = await site.owner.selectFrom('images').select('bytes').where('hash', '=', row.after).execute()
  expect(stored.length).toBeGreaterThan(0)
  for (const { bytes } of stored) expect((await sharp(bytes).metadata()).exif).toBeUndefined()
  expect((await mailsTo(site, await emailOf(pair))).at(-1)?.text).toContain('Photo')
  // The same one again changes nothing.
  expect(codeOf(await sendPhoto(pair, await aPicture()))).toBe(4809)
})

/** Red on the left, blue on the right. */
const twoColours = () =>
  sharp({ create: { width: 800, height: 400, channels: 3, background: '#0000ff' } })
    .composite([
      { input: { create: { width: 400, height: 400, channels: 3, background: '#ff0000' } }, left: 0, top: 0 },
    ])
    .png()
    .toBuffer()

test('its square is the one that the psychic framed; the photo is beside the portrait, and stays with it', async () => {
  const pair = await addPair(site)
  const frame = { left: '400', top: '0', size: '400' }
  const { id } = (await pair.psychic.post(`${PATH}/portrait`, formWith(await twoColours(), frame))).body
  const { address, photo } = (await profileOf(pair)).waiting.portrait
  const seen = async (path: string) => (await sharp(await fileAt(path)).stats()).channels.map(({ mean }) => mean)
  const photoFor = async (browser: Pair['psychic']) => (await browser.request('GET', photo)).status
  expect(
    (await seen(pictureFile(photo.slice(-32), PHOTO_WIDTH, 'webp'))).map((mean) => Math.round(mean / 255)),
  ).toEqual([0, 0, 1])
  expect([await photoFor(pair.psychic), await photoFor(moderator.browser)]).toEqual([200, 200])
  // The portrait has ink, paper and gold only.
  const [red = 0, green = 0, blue = 0] = await seen(address)
  expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThan(60)
  await decide(id, 'accept')
  expect((await listed(pair)).portrait).toBe(address)
  const other = await addPair(site)
  for (const browser of [pair.client, other.psychic, site.browser()]) expect(await photoFor(browser)).toBe(404)
  expect([await photoFor(pair.psychic), await photoFor(moderator.browser)]).toEqual([200, 200])
  expect(codeOf(await other.psychic.get(photo.replace(`/${pair.psychicId}/`, `/${other.psychicId}/`)))).toBe(4000)
  const shelf = new ImageShelf(site.app.db)
  expect(await shelf.find(`${photo.slice(-32)}-${PHOTO_WIDTH}.webp`)).toBe(null)
  expect(await shelf.find(`${photo.slice(-32)}-192.webp`)).not.toBe(null)
})

test.each([
  ['beyond the picture', { left: '700', top: '0', size: '400' }, 4294],
  ['too small', { left: '0', top: '0', size: '90' }, 4294],
])('a frame %s is refused', async (_what, frame, code) => {
  const pair = await addPair(site)
  expect(codeOf(await pair.psychic.post(`${PATH}/portrait`, formWith(await twoColours(), frame)))).toBe(code)
})

test('a portrait that waits since before photos were kept has none beside it', async () => {
  const pair = await addPair(site)
  await sendPhoto(pair, await aPhoto('#335522'))
  const { address } = (await profileOf(pair)).waiting.portrait
  const [hash = ''] = address.match(/[0-9a-f]{32}/)
  await site.owner.deleteFrom('images').where('hash', '=', hash).where('width', '=', 720).execute()
  expect((await profileOf(pair)).waiting.portrait).toMatchObject({ address, photo: null })
})

test.each<[string, () => Promise<Uint8Array> | Uint8Array, number]>([
  ['a text', () => Buffer.from('bonsoir'), 508],
  ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 508],
  ['a cut picture', async () => (await aPicture()).subarray(0, 700), 508],
  ['a picture of 51 megapixels', () => aPicture(8000, 6400), 506],
  ['a tiny picture', () => aPicture(191, 400), 4820],
])('%s is no photo', async (_what, file, code) => {
  const pair = await addPair(site)
  expect(codeOf(await sendPhoto(pair, await file()))).toBe(code)
  expect((await profileOf(pair)).proposals).toEqual([])
})

test('a voice is heard by its psychic and moderators until it is accepted, then by everyone', async () => {
  const [pair, other] = [await addPair(site), await addPair(site)]
  const sent = await sendVoice(pair, await aRecording({ seconds: 20, title: SECRET }))
  expect(codeOf(sent)).toBeUndefined()
  const { waiting, voice } = await profileOf(pair)
  expect(voice).toBeNull()
  expect(waiting.voice).toMatchObject({ id: sent.body.id, seconds: 20, wave: '0f3a' })
  const address = voiceAt(pair, waiting.voice.hash)
  const statuses = async () =>
    Promise.all(
      [pair.psychic, moderator.browser, other.psychic, pair.client, site.browser()].map(
        async (browser) => (await browser.get(address)).status,
      ),
    )
  expect(await statuses()).toEqual([200, 200, 404, 404, 404])
  expect(codeOf(await decide(sent.body.id, 'accept'))).toBeUndefined()
  expect(await statuses()).toEqual([200, 200, 200, 200, 200])
  const kept = await site.owner.selectFrom('voice_presentations').select('bytes').executeTakeFirstOrThrow()
  expect(kept.bytes.includes('Lilas')).toBe(false)

  // The next one takes its place, and the one before is deleted.
  const next = await sendVoice(pair, await aRecording({ seconds: 3 }))
  expect(codeOf(await decide(next.body.id, 'accept'))).toBeUndefined()
  expect((await site.browser().get(address)).status).toBe(404)
  // A psychic who is taken off the lists is not heard.
  const { hash } = (await profileOf(pair)).voice
  await site.owner.updateTable('psychics').set({ state: 'paused' }).where('id', '=', pair.psychicId).execute()
  expect((await site.browser().get(voiceAt(pair, hash))).status).toBe(404)
})

test.each<[string, () => Promise<Buffer>, number]>([
  ['21 seconds', () => aRecording({ seconds: 21 }), 4822],
  ['a picture', () => aPicture(), 508],
  ['a video', () => aRecording({ withVideo: true }), 508],
  ['more than 2 MB', async () => Buffer.concat([await aRecording(), Buffer.alloc(2 << 20)]), 506],
])('%s is no voice', async (_what, file, code) => {
  const pair = await addPair(site)
  expect(codeOf(await sendVoice(pair, await file()))).toBe(code)
  expect((await profileOf(pair)).proposals).toEqual([])
})

test.each(['portrait', 'voice'])('a %s comes as the file of a form', async (what) => {
  const { psychic } = await addPair(site)
  const send = async (body: object) => codeOf(await psychic.post(`${PATH}/${what}`, body))
  expect([await send(new FormData()), await send({ wave: '' })]).toEqual([106, 105])
})

test('the voice that a profile plays is not proposed again', async () => {
  const pair = await addPair(site)
  const recording = await aRecording({ seconds: 3 })
  await decide((await sendVoice(pair, recording)).body.id, 'accept')
  expect(codeOf(await sendVoice(pair, recording))).toBe(4809)
})

test('a psychic takes back their own proposal only, before it is decided; its sound is deleted', async () => {
  const [pair, other] = [await addPair(site), await addPair(site)]
  const { id } = (await sendVoice(pair, await aRecording())).body
  const back = (who: Pair, which = id) => who.psychic.post(`${PATH}/proposals/${which}/take-back`)
  expect(codeOf(await back(other))).toBe(4000)
  const { hash } = (await profileOf(pair)).waiting.voice
  expect(codeOf(await back(pair))).toBeUndefined()
  expect(codeOf(await back(pair))).toBe(4000)
  expect((await pair.psychic.get(voiceAt(pair, hash))).status).toBe(404)
  const again = (await sendVoice(pair, await aRecording())).body.id
  await decide(again, 'accept')
  expect(codeOf(await back(pair, again))).toBe(4807)
})

test('a photo and a voice leave the profile at once when their psychic wishes it', async () => {
  const pair = await addPair(site)
  const remove = (file: string) => pair.psychic.request('DELETE', `${PATH}/${file}`)
  await decide((await sendPhoto(pair, await aPicture())).body.id, 'accept')
  await decide((await sendVoice(pair, await aRecording())).body.id, 'accept')
  const waits = (await sendPhoto(pair, await aPhoto('#228844'))).body.id
  for (const file of ['portrait', 'voice']) {
    expect(codeOf(await remove(file))).toBeUndefined()
    expect(codeOf(await remove(file))).toBe(4000)
  }
  expect(codeOf(await remove('name'))).toBe(107)
  expect(await profileOf(pair)).toMatchObject({ portrait: null, voice: null })
  // What waited is still to be decided.
  expect(codeOf(await decide(waits, 'accept'))).toBeUndefined()
})

test('a program’s profile has neither photo nor voice of a person', async () => {
  const pair = await addPair(site, { psychic: { isAutomaton: true } })
  expect(codeOf(await sendPhoto(pair, await aPicture()))).toBe(4821)
  expect(codeOf(await sendVoice(pair, await aRecording()))).toBe(4821)
})

test('a psychic whom the site does not list sends nothing', async () => {
  const pair = await addPair(site)
  await site.owner.deleteFrom('psychic_listings').where('psychic_id', '=', pair.psychicId).execute()
  expect(codeOf(await sendPhoto(pair, await aPicture()))).toBe(4296)
  expect(codeOf(await sendVoice(pair, await aRecording()))).toBe(4296)
})

test('the page’s forms do the same, and say what is wrong at their file', async () => {
  const pair = await addPair(site)
  const send = (form: FormData | Record<string, string>) =>
    sendForm(site, page.action, PROFILE_PAGE, form, pair.psychic)
  const wrong = await send(formWith(Buffer.from('rien'), { intent: 'portrait' }))
  expect([wrong.status, wrong.data.about, wrong.data.refusal.code]).toEqual([415, 'portrait', 508])
  const none = await send({ intent: 'voice' })
  expect([none.data.about, none.data.refusal.code]).toEqual(['voice', 106])
  const crooked = await send(formWith(await aPicture(), { intent: 'portrait', left: 'x', top: '0', size: '300' }))
  expect([crooked.data.about, crooked.data.refusal.code]).toEqual(['portrait', 4294])
  const framed = { intent: 'portrait', left: '0', top: '0', size: '300' }
  expect((await send(formWith(await aPicture(), framed))).location).toContain('fait=proposition')
  expect((await send(formWith(await aPicture(), { intent: 'portrait' }))).location).toContain('fait=proposition')
  expect((await send(formWith(await aRecording(), { intent: 'voice', wave: 'zz' }))).location).toContain('proposition')
  const { data } = await openPage(site, page.loader, PROFILE_PAGE, pair.psychic)
  expect(data.waiting.voice.wave).toBe('')
  expect((await send({ intent: 'takeBack', id: String(data.waiting.portrait.id) })).location).toContain('fait=reprise')
  expect((await send({ intent: 'takeBack', id: 'x' })).data.refusal.code).toBe(4000)
  expect((await send({ intent: 'remove', which: 'voice' })).data.refusal.code).toBe(4000)
  expect((await send({ intent: 'remove', which: 'name' })).data.refusal.code).toBe(107)
  await decide(data.waiting.voice.id, 'accept')
  expect((await send({ intent: 'remove', which: 'voice' })).location).toContain('fait=retrait')
})

// Last, as the moderator's session does not outlive it.
test('a refused photo is never shown, its reason is read, and its files go a day later', async () => {
  const pair = await addPair(site)
  const before = (await listed(pair)).portrait
  const { id } = (await sendPhoto(pair, await aPhoto('#224488'))).body
  const { address } = (await profileOf(pair)).waiting.portrait
  expect(codeOf(await decide(id, 'refuse'))).toBe(106)
  expect(codeOf(await decide(id, 'refuse', { reason: 'On ne vous voit pas.' }))).toBeUndefined()
  expect((await listed(pair)).portrait).toBe(before)
  const { waiting, proposals } = await profileOf(pair)
  expect([waiting.portrait, proposals[0].reason]).toEqual([null, 'On ne vous voit pas.'])
  expect(await isStored(address)).toBe(true)
  await site.advance(86_401)
  await imageJobs[0]!.run(site.app, {})
  expect(await isStored(address)).toBe(false)
})
