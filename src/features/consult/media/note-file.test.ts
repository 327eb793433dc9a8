import { BufferSource, Input, MP4 } from 'mediabunny'
import { expect, test } from 'vitest'
import { aRecording } from '../../../../test/recordings.ts'
import { noteFile } from './note-file.server.ts'
import { packetSeconds } from './packet-seconds.ts'

const SECRET = 'Enregistré chez Anne, 4 rue des Lilas'
const refusal = async (file: Buffer) =>
  noteFile(file).then(
    () => 'taken',
    (thrown) => thrown.reason,
  )

test.each([
  ['webm', 'opus', 2],
  ['ogg', 'opus', 0.5],
  ['mp4', 'opus', 3],
  ['mp4', 'aac', 2],
  ['webm', 'opus', 120],
] as const)('%s with %s of %s s becomes an MP4 of one track, without its tags', async (format, codec, seconds) => {
  const given = await aRecording({ format, codec, seconds, title: SECRET })
  expect(given.includes('rue des Lilas')).toBe(true)
  const note = await noteFile(given)
  expect(note.seconds).toBeCloseTo(seconds, 1)
  expect(note.bytes.includes('Lilas')).toBe(false)
  const input = new Input({ source: new BufferSource(note.bytes), formats: [MP4] })
  const tracks = await input.getTracks()
  expect(tracks.map(({ type }) => type)).toEqual(['audio'])
  expect(await input.computeDuration()).toBeCloseTo(seconds, 1)
  expect(Object.values(await input.getMetadataTags()).filter((tag) => tag === SECRET)).toEqual([])
})

test('what follows or precedes the sound of a file is not kept', async () => {
  const note = await noteFile(Buffer.concat([await aRecording(), Buffer.from('<script>alert(1)</script>')]))
  expect(note.bytes.includes('script')).toBe(false)
})

const refused: [string, () => Promise<Buffer>, string][] = [
  ['a note of 121 s', () => aRecording({ seconds: 121 }), 'noteTooLong'],
  ['a video', () => aRecording({ withVideo: true }), 'invalidFileType'],
  ['two tracks of sound', () => aRecording({ tracks: 2 }), 'invalidFileType'],
  ['another codec', () => aRecording({ codec: 'vorbis' }), 'invalidFileType'],
  ['a recording without sound', () => aRecording({ seconds: 0 }), 'invalidFileType'],
  ['nothing', async () => Buffer.alloc(0), 'invalidFileType'],
  ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 'invalidFileType'],
  ['a cut recording’s head', async () => (await aRecording()).subarray(0, 60), 'invalidFileType'],
  ['more than 2 MB', async () => Buffer.concat([await aRecording(), Buffer.alloc(2 << 20)]), 'fileSizeExceeded'],
]
test.each(refused)('%s is refused', async (_, make, reason) => {
  expect(await refusal(await make())).toBe(reason)
})

test('an Opus packet says how long it sounds', () => {
  // The first byte: configuration, stereo, number of frames (RFC 6716, 3.1).
  expect([0xfc, 0xfd, 0x08, 0x18, 0x60, 0x68, 0x80].map((head) => packetSeconds(Uint8Array.of(head)))).toEqual([
    0.02, 0.04, 0.02, 0.06, 0.01, 0.02, 0.0025,
  ])
  expect(packetSeconds(Uint8Array.of(0xff, 6))).toBe(0.12)
  expect(packetSeconds(Uint8Array.of(0xff, 7))).toBeNull()
  expect(packetSeconds(Uint8Array.of(0xff, 0))).toBeNull()
  expect(packetSeconds(Uint8Array.of())).toBeNull()
})
