const empty = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
])
/** Elements that close an open paragraph. */
const blocks = new Set(
  'address article aside blockquote details div dl fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr main nav ol p pre section table ul'.split(
    ' ',
  ),
)
const interactive = new Set(['a', 'button', 'select', 'textarea', 'label', 'input'])
const parents: Readonly<Record<string, readonly string[]>> = {
  li: ['ul', 'ol', 'menu'],
  dt: ['dl', 'div'],
  dd: ['dl', 'div'],
  tr: ['table', 'thead', 'tbody', 'tfoot'],
  td: ['tr'],
  th: ['tr'],
  summary: ['details'],
  option: ['select', 'datalist', 'optgroup'],
}

/** The markup errors of a document that a browser would repair, or could not: unbalanced or misplaced tags. */
export function htmlFaults(html: string): string[] {
  const faults: string[] = []
  const open: string[] = []
  const ids = new Set<string>()
  const plain = html
    .replace(/<!--[\s\S]*?-->|<!doctype html>/gi, '')
    .replace(/(<(script|style)\b[^>]*>)[\s\S]*?(<\/\2>)/g, '$1$3')
  for (const [tag, end, name, attributes] of plain.matchAll(/<(\/?)([a-zA-Z][\w-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/g)) {
    const element = name!.toLowerCase()
    if (end) {
      if (open.at(-1) !== element) faults.push(`${tag} closes ${open.at(-1)}`)
      else open.pop()
      continue
    }
    faults.push(...attributeFaults(tag, attributes!, ids))
    const parent = open.at(-1) ?? ''
    const isDrawn = open.includes('svg')
    if (!isDrawn && open.includes('p') && blocks.has(element)) faults.push(`${tag} in a paragraph`)
    if (element !== 'label' && interactive.has(element) && open.some((one) => one === 'a' || one === 'button')) {
      faults.push(`${tag} in a link or button`)
    }
    if (parents[element] && !parents[element].includes(parent)) faults.push(`${tag} in ${parent}`)
    if ((parent === 'ul' || parent === 'ol') && element !== 'li') faults.push(`${tag} in ${parent}`)
    if (!empty.has(element) && !attributes!.endsWith('/')) open.push(element)
  }
  return [...faults, ...open.map((element) => `${element} is never closed`)]
}

function attributeFaults(tag: string, attributes: string, ids: Set<string>): string[] {
  const names = [...attributes.matchAll(/([^\s"'=/>]+)(?:="[^"]*"|='[^']*'|=[^\s"'>]+)?/g)].map((match) => match[1]!)
  const id = /\sid="([^"]*)"/.exec(attributes)?.[1]
  const twice = id !== undefined && ids.has(id)
  if (id !== undefined) ids.add(id)
  return [
    ...(new Set(names).size < names.length ? [`${tag} has an attribute twice`] : []),
    ...(twice ? [`${tag}: the id stands twice`] : []),
    ...(tag.startsWith('<img') && !/\salt=/.test(attributes) ? [`${tag} has no alt`] : []),
  ]
}
