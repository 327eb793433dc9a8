const END = '</head>'

/** A data block: never executed, so it needs no policy, and its content can't end the element. */
export const dataBlock = (data: object): string =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`

/** A document with markup at the end of its head. */
export function intoHead(html: Buffer<ArrayBuffer>, markup: string): Buffer<ArrayBuffer> {
  const end = html.indexOf(END)
  return end < 0 ? html : Buffer.concat([html.subarray(0, end), Buffer.from(markup), html.subarray(end)])
}
