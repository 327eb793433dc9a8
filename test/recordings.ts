import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  OggOutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny'

const formats = {
  webm: () => new WebMOutputFormat(),
  mp4: () => new Mp4OutputFormat(),
  ogg: () => new OggOutputFormat(),
}

interface GivenRecording {
  seconds?: number
  format?: keyof typeof formats
  /** Written as a tag of the file. */
  title?: string
  withVideo?: boolean
  /** How many tracks of sound. */
  tracks?: number
  codec?: 'opus' | 'aac' | 'vorbis'
}

/** A frame of silence of 20 ms, by codec. */
const frames = { opus: [0xfc, 0xff, 0xfe], aac: [0x21, 0x10, 0x04, 0x60, 0x8c, 0x1c], vorbis: [0, 0, 0] }
const OPUS_HEAD = Uint8Array.from([...Buffer.from('OpusHead'), 1, 1, 0x38, 1, 0x80, 0xbb, 0, 0, 0, 0, 0])

const configs = {
  opus: { codec: 'opus', numberOfChannels: 1, sampleRate: 48_000, description: OPUS_HEAD },
  aac: { codec: 'mp4a.40.2', numberOfChannels: 1, sampleRate: 48_000, description: Uint8Array.from([0x11, 0x88]) },
  vorbis: { codec: 'vorbis', numberOfChannels: 1, sampleRate: 48_000, description: Uint8Array.from([2, 0, 0, 0]) },
}

/** A recording as browsers make them: silence, of any length. */
export async function aRecording({
  seconds = 2,
  format = 'webm',
  title,
  withVideo = false,
  tracks = 1,
  codec = 'opus',
}: GivenRecording = {}): Promise<Buffer> {
  const output = new Output({ format: formats[format](), target: new BufferTarget() })
  const sounds = Array.from({ length: tracks }, () => new EncodedAudioPacketSource(codec))
  for (const sound of sounds) output.addAudioTrack(sound)
  const video = withVideo ? new EncodedVideoPacketSource('vp8') : null
  if (video) output.addVideoTrack(video)
  if (title) output.setMetadataTags({ title, comment: title })
  await output.start()
  const length = codec === 'aac' ? 1024 / 48_000 : 0.02
  const data = Uint8Array.from(frames[codec])
  for (const sound of sounds) {
    for (let place = 0; place * length < seconds; place += 1) {
      await sound.add(new EncodedPacket(data, 'key', place * length, length), { decoderConfig: configs[codec] })
    }
  }
  if (video) {
    const picture = new EncodedPacket(Uint8Array.from([0x10, 2, 0, 0x9d, 1, 0x2a, 16, 0, 16, 0]), 'key', 0, 1)
    await video.add(picture, { decoderConfig: { codec: 'vp8', codedWidth: 16, codedHeight: 16 } })
  }
  await output.finalize()
  return Buffer.from(output.target.buffer!)
}
