import { Worker } from 'node:worker_threads'
import sharp from 'sharp'
import { threadFile } from '../threads/thread-file.ts'
import type { Answer, Asked } from './frames.ts'

/** A WebP picture can't be taller. */
const TALLEST = 16_383
const WIDEST = 1800
const TIME_MS = 20_000
const MEMORY_MB = 256

export type PagesFault = 'unreadable' | 'too-many-pages'

/** One file at a time, so that many at once take no more memory than one. */
let before: Promise<unknown> = Promise.resolve()

/** A PDF's pages, one below the other, as a WebP picture without anything of the file; or why there is none. */
export function pictureOfPages(file: Buffer, most: number): Promise<Buffer | PagesFault> {
  const mine = before.then(() => drawn(file, most))
  before = mine.catch(() => {})
  return mine
}

async function drawn(file: Buffer, most: number): Promise<Buffer | PagesFault> {
  const { pages, count } = await read({ file: new Uint8Array(file), most, tallest: TALLEST, widest: WIDEST })
  if (count > most) return 'too-many-pages'
  if (pages.length === 0) return 'unreadable'
  let top = 0
  const placed = pages.map(({ data, width, height }) => {
    const at = {
      input: Buffer.from(data.buffer, data.byteOffset, data.length),
      raw: { width, height, channels: 4 as const },
      left: 0,
      top,
    }
    top += height
    return at
  })
  const width = Math.max(...pages.map((page) => page.width))
  return sharp({ create: { width, height: top, channels: 3, background: '#fff' } })
    .composite(placed)
    .webp({ quality: 80 })
    .toBuffer()
}

function read(asked: Asked): Promise<Answer> {
  const worker = new Worker(threadFile('pdf-pages', new URL('./thread.ts', import.meta.url)), {
    workerData: asked,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    stderr: true,
  })
  return new Promise((settle) => {
    const late = setTimeout(() => void worker.terminate(), TIME_MS)
    worker.once('message', settle)
    worker.once('error', () => {})
    // After an answer this changes nothing.
    worker.once('exit', () => {
      clearTimeout(late)
      settle({ pages: [], count: 0 })
    })
  })
}
