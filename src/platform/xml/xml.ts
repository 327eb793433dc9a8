import { escapeHtml } from '../http/escape-html.ts'

/** An element of an XML document: it has either text or child elements. */
export interface Xml {
  name: string
  attributes: Readonly<Record<string, string>>
  content: string | readonly Xml[]
}

export const element = (name: string, content: string | readonly Xml[], attributes: Xml['attributes'] = {}): Xml => ({
  name,
  attributes,
  content,
})

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'

export const writeXml = (root: Xml): string => `${HEAD}${written(root)}\n`

function written({ name, attributes, content }: Xml): string {
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`)
  const inside = typeof content === 'string' ? escapeHtml(content) : content.map(written).join('')
  return `<${name}${given.join('')}>${inside}</${name}>`
}

const entities = [
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  // Last, or what it leaves could be read as another one.
  ['&amp;', '&'],
] as const
const unescaped = (text: string): string =>
  entities.reduce((plain, [entity, sign]) => plain.replaceAll(entity, sign), text)

const PART = /<(?<end>\/?)(?<name>[A-Za-z]\w*)(?<given>(?: \w+="[^"<>]*")*)>|(?<text>[^<>]+)/y
const ATTRIBUTE = / (\w+)="([^"]*)"/g
/** An ampersand that begins none of the known entities. */
const BARE = /&(?!(?:amp|lt|gt|quot);)/

/**
 * Reads back documents as they are written here: no comments, namespaces' prefixes, other entities or mixed content.
 * @returns null for anything else, or what is not well-formed
 */
export function readXml(document: string): Xml | null {
  if (!document.startsWith(HEAD) || BARE.test(document)) return null
  const text = document.slice(HEAD.length).trimEnd()
  const open: { name: string; attributes: Record<string, string>; children: Xml[]; text: string }[] = []
  for (let at = 0; at < text.length; at = PART.lastIndex) {
    PART.lastIndex = at
    const { end, name = '', given = '', text: words } = PART.exec(text)?.groups ?? {}
    const top = open.at(-1)
    if (words !== undefined) {
      if (!top || top.children.length > 0) return null
      top.text += unescaped(words)
    } else if (end === '') {
      if (top?.text) return null
      const attributes = [...given.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [key, unescaped(value)])
      open.push({ name, attributes: Object.fromEntries(attributes), children: [], text: '' })
    } else {
      if (end === undefined || top?.name !== name) return null
      open.pop()
      const closed = element(name, top.children.length > 0 ? top.children : top.text, top.attributes)
      const around = open.at(-1)
      if (!around) return PART.lastIndex === text.length ? closed : null
      around.children.push(closed)
    }
  }
  return null
}
