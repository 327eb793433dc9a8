import {
  BufferSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedPacketSink,
  Input,
  type InputAudioTrack,
  MP4,
  Mp4OutputFormat,
  OGG,
  Output,
  WEBM,
} from 'mediabunny'
import { Refusal } from '../../../errors.ts'
import { needed } from '../../../platform/needed/needed.ts'
import { packetSeconds } from './packet-seconds.ts'
import { MAX_NOTE, NOTE_SECONDS } from './rules.ts'

export interface NoteFile {
  bytes: Buffer
  /** What its sound lasts, whatever the file says. */
  seconds: number
}

/** How long a recording may be, and how a longer one is refused. */
interface Longest {
  seconds: number
  refusal: 'noteTooLong' | 'voiceTooLong'
}
const NOTE: Longest = { seconds: NOTE_SECONDS, refusal: 'noteTooLong' }

/** A recorder stops a few packets late. */
const LATE_SECONDS = 0.5
/** A codec's own description has about twenty bytes. */
const MAX_DESCRIPTION = 64

const unaccepted = () => new Refusal('invalidFileType', 'file')

/**
 * Takes the sound out of a recording and writes it into a new file, packet by packet: no tags, no other tracks and no
 * times but those of its packets.
 * @throws {Refusal} fileSizeExceeded, `most.refusal`, invalidFileType unless its only track is Opus or AAC
 */
export async function noteFile(file: Buffer, most: Longest = NOTE): Promise<NoteFile> {
  if (file.byteLength > MAX_NOTE) throw new Refusal('fileSizeExceeded', 'file')
  const input = new Input({ source: new BufferSource(file), formats: [WEBM, MP4, OGG] })
  try {
    const tracks = await input.getTracks()
    const [track] = await input.getAudioTracks()
    if (tracks.length !== 1 || !track) throw unaccepted()
    return await rewritten(track, most)
  } catch (thrown) {
    // What the parser throws at a broken file is the file's fault, whatever it is.
    throw thrown instanceof Refusal ? thrown : unaccepted()
  } finally {
    input.dispose()
  }
}

async function rewritten(track: InputAudioTrack, most: Longest): Promise<NoteFile> {
  const config = await track.getDecoderConfig()
  const isOpus = config?.codec === 'opus'
  if (!config || (!isOpus && config.codec !== 'mp4a.40.2')) throw unaccepted()
  const { numberOfChannels, sampleRate, description } = config
  if (numberOfChannels < 1 || numberOfChannels > 2 || sampleRate < 8000 || sampleRate > 48_000) throw unaccepted()
  if (description && description.byteLength > MAX_DESCRIPTION) throw unaccepted()
  const sound = new EncodedAudioPacketSource(isOpus ? 'opus' : 'aac')
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target: new BufferTarget() })
  output.addAudioTrack(sound)
  await output.start()
  let seconds = 0
  for await (const { data } of new EncodedPacketSink(track).packets()) {
    const lasts = isOpus ? packetSeconds(data) : 1024 / sampleRate
    if (lasts === null) throw unaccepted()
    await sound.add(new EncodedPacket(data, 'key', seconds, lasts), { decoderConfig: config })
    seconds += lasts
    if (seconds > most.seconds + LATE_SECONDS) throw new Refusal(most.refusal)
  }
  if (seconds === 0) throw unaccepted()
  await output.finalize()
  return { bytes: Buffer.from(needed(output.target.buffer, 'the note')), seconds: Math.round(seconds * 10) / 10 }
}
