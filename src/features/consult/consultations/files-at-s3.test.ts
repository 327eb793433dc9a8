import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { addPair, openRoom, write } from '../../../../test/consulting.ts'
import { blank } from '../../../../test/pictures.ts'
import { aRecording } from '../../../../test/recordings.ts'
import { startS3Server } from '../../../../test/s3-server.ts'
import { addStaff } from '../../../../test/staff.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { formWith } from '../../../../test/vetting.ts'
import { checkStore, clearFiles } from '../media/clear-files.server.ts'

const store = await startS3Server()
const { endpoint, bucket, region, accessKey, secretKey } = store.settings
const settings = {
  FILE_STORE: 's3',
  S3_ENDPOINT: endpoint,
  S3_BUCKET: bucket,
  S3_REGION: region,
  S3_ACCESS_KEY: accessKey,
  S3_SECRET_KEY: secretKey,
}
const site = useTestApp(settings, { patience: { deadlineMs: 3000, pauseMs: 1, attempts: 2 } })
afterAll(() => store.close())

const files = {
  pictures: await blank(60, 40).png().toBuffer(),
  'voice-notes': await aRecording(),
}
const kinds = ['pictures', 'voice-notes'] as const

async function room() {
  const pair = await addPair(site, { freeSeconds: 600 })
  const id = await openRoom(pair)
  await write(pair.psychic, id)
  const send = (what: (typeof kinds)[number]) =>
    pair.client.post(`/api/consultations/${id}/${what}`, formWith(files[what], { clientId: randomUUID() }))
  return { ...pair, id, send }
}

test.each(kinds)(
  '%s go to the bucket sealed, are read from there, and are deleted with their conversation',
  async (what) => {
    const { psychic, id, send } = await room()
    const { file } = (await send(what)).body.message.media
    expect([...store.objects.keys()]).toContain(file)
    for (const bytes of store.objects.values()) expect(/WEBP|ftyp/.test(bytes.toString('latin1'))).toBe(false)
    const read = () => psychic.get(`/api/consultations/${id}/${what}/${file}`)
    expect((await read()).status).toBe(200)
    // A changed object, or one stored under another name, is not opened.
    const sealed = store.objects.get(file)!
    store.objects.set(file, Buffer.concat([sealed.subarray(0, -1), Buffer.of(sealed.at(-1)! ^ 1)]))
    expect((await read()).status).toBe(500)
    store.objects.set(file, sealed)
    await site.owner.deleteFrom('messages').where('consultation_id', '=', id).execute()
    await site.advance(3600)
    // The store is down for a moment: the name stays, and the next run deletes it.
    store.fail(503, 503)
    await expect(clearFiles(site.app)).rejects.toThrow('store.remove')
    expect([...store.objects.keys()]).toContain(file)
    await clearFiles(site.app)
    expect([store.objects.size, await checkStore(site.app)]).toEqual([0, { unknown: 0, lost: 0 }])
  },
)

test.each(kinds)('while the store is down, %s are refused with a reason, and words pass', async (what) => {
  const { client, id, send } = await room()
  const { file } = (await send(what)).body.message.media
  const admin = await addStaff(site, 'admin')
  const down = () => store.fail(...Array.from({ length: what === 'pictures' ? 4 : 2 }, () => 503))
  down()
  expect((await send(what)).body.api.error).toMatchObject({ code: 4580 })
  store.fail(503, 503)
  const read = await client.get(`/api/consultations/${id}/${what}/${file}`)
  expect([read.status, read.body.api.error.code, read.headers.get('retry-after')]).toEqual([503, 4580, '1'])
  store.fail(503, 503)
  const reason = 'Un propos signalé par sa cliente'
  const opened = await admin.browser.post(`/api/admin/consultations/${id}/files/${file}`, { reason })
  expect(opened.body.api.error.code).toBe(4580)
  expect((await write(client, id)).status).toBe(200)
})
