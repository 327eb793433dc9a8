import { Transform } from 'node:stream'

const END = '</head>'

/** A data block: it is never run, so no policy has to bless it; nothing in it ends it. */
export const dataBlock = (data: object): string =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`

/** Writes a markup at the end of the head of the document that passes. */
export function intoHead(markup: string): Transform {
  let head: Buffer | null = Buffer.alloc(0)
  return new Transform({
    transform(chunk: Buffer, _, next) {
      if (!head) return next(null, chunk)
      head = Buffer.concat([head, chunk])
      const end = head.indexOf(END)
      if (end === -1) return next()
      this.push(head.subarray(0, end))
      this.push(markup)
      this.push(head.subarray(end))
      head = null
      next()
    },
    flush(next) {
      next(null, head)
    },
  })
}
