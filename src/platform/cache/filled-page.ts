import { itemAt } from '../needed/needed.ts'
import { gzipOf, type PackedPart, packPart, storePart } from './packed-parts.ts'

/** Places by their names: the text that stands there for what is filled in. */
export type StandIns<Name extends string> = Readonly<Record<Name, string>>

type Writing = 'markup' | 'script' | 'data'

/** As React writes a text and an attribute. */
const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' }
const inMarkup = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => signs[sign] ?? sign)
const inJson = (text: string): string => JSON.stringify(text).slice(1, -1)
/** As the router writes its data: as JSON in a string of a script, without what could end it. */
const inScript = (text: string): string =>
  inJson(inJson(text)).replaceAll(
    /[&<>\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

const write: Readonly<Record<Writing, (text: string) => string>> = { markup: inMarkup, script: inScript, data: inJson }

/** The only script that has what is filled in. */
const DATA_SCRIPT = /<script[^>]*>window\.__reactRouterContext\.streamController\.enqueue\("[^<]*$/

const writingAt = (text: string, at: number): Writing | null => {
  const script = text.lastIndexOf('<script', at)
  if (script < 0 || text.lastIndexOf('</script', at) > script || text.indexOf('>', script) > at) return 'markup'
  return DATA_SCRIPT.test(text.slice(script, at)) ? 'script' : null
}

interface Place<Name extends string> {
  name: Name
  writing: Writing
  /** The length that it must have, if that is always the same. */
  length: number | null
}

/**
 * Compresses what stands between the places. Each part may refer to those before it as far back as a place whose length
 * varies. Of a steady place it knows nothing but the length: no page has a zero, so nothing is like it.
 */
function packAll(between: readonly string[], places: readonly Place<string>[]): Promise<PackedPart[]> {
  let before = Buffer.alloc(0)
  return Promise.all(
    between.map((text, at) => {
      const plain = Buffer.from(text)
      const packing = packPart(plain, before)
      const length = places[at]?.length ?? null
      before = length === null ? Buffer.alloc(0) : Buffer.concat([before, plain, Buffer.alloc(length)])
      return packing
    }),
  )
}

/** A page with places that are filled in for each person; the rest is compressed once. */
export class FilledPage<Name extends string> {
  private readonly parts: readonly PackedPart[]
  private readonly places: readonly Place<Name>[]

  private constructor(parts: readonly PackedPart[], places: readonly Place<Name>[]) {
    this.parts = parts
    this.places = places
  }

  /**
   * Cuts a page at what stands in for the values; null if one of them is where it can't be written.
   * @param isData whether it is the router's data alone, as opposed to a document
   * @param steady what is always as long as what stands in for it
   */
  static async cut<Name extends string>(
    text: string,
    standIns: StandIns<Name>,
    { isData, steady }: { isData: boolean; steady: readonly NoInfer<Name>[] },
  ): Promise<FilledPage<Name> | null> {
    const names = new Map(Object.entries<string>(standIns).map(([name, standIn]) => [standIn, name as Name]))
    const anyOf = new RegExp([...names.keys()].map((standIn) => RegExp.escape(standIn)).join('|'), 'g')
    const places: Place<Name>[] = []
    const between: string[] = []
    let from = 0
    for (const { 0: standIn, index } of text.matchAll(anyOf)) {
      const writing = isData ? 'data' : writingAt(text, index)
      const name = names.get(standIn)
      if (writing === null || name === undefined) return null
      places.push({ name, writing, length: steady.includes(name) ? standIn.length : null })
      between.push(text.slice(from, index))
      from = index + standIn.length
    }
    between.push(text.slice(from))
    return new FilledPage(await packAll(between, places), places)
  }

  /** The bytes of the compressed parts, in both forms. */
  get size(): number {
    return this.parts.reduce((sum, { plain, packed }) => sum + plain.length + packed.length, 0)
  }

  /**
   * The page with these values.
   * @throws {RangeError} for one that is not as long as it always is
   */
  fill(values: Readonly<Record<Name, string>>, encoding: 'gzip' | 'identity'): Buffer<ArrayBuffer> {
    const filled = this.places.flatMap(({ name, writing, length }, place) => {
      const written = storePart(write[writing](values[name]))
      if (length !== null && written.plain.length !== length) throw new RangeError(`${name} has another length`)
      return [itemAt(this.parts, place), written]
    })
    const whole = [...filled, itemAt(this.parts, this.places.length)]
    return encoding === 'gzip' ? gzipOf(whole) : Buffer.concat(whole.map(({ plain }) => plain))
  }
}
