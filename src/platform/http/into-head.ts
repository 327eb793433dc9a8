import { Transform } from 'node:stream'

const END = '</head>'

/** A data block: never executed, so it needs no policy, and its content can't end the element. */
export const dataBlock = (data: object): string =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`

/** Inserts markup at the end of the head while the document streams through. */
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
