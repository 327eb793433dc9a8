import { Writable } from 'node:stream'

/** All that is written to a stream, in one piece: small pieces each cost a turn of every stream behind it. */
export function writtenWhole(write: (to: Writable) => void): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const whole = new Writable({
      highWaterMark: Number.MAX_SAFE_INTEGER,
      write(chunk: Buffer, _, done) {
        chunks.push(chunk)
        done()
      },
      final(done) {
        resolve(Buffer.concat(chunks))
        done()
      },
    })
    write(whole.on('error', reject))
  })
}
