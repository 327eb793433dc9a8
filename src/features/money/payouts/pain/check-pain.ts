import { readXml, type Xml } from '../../../../platform/xml/xml.ts'
import { leavesOf, type Message, messageRules, type PainRule, type Placed, textRules } from './pain-rules.ts'
import { type Part, painShape } from './pain-shape.ts'

export interface PainFault {
  rule: PainRule
  /** The element, by the names of those around it; empty for the message itself. No text: it may name somebody. */
  place: string
}

/** Holds a message for the bank against every rule of its form. It is read back from its text, not trusted as written. */
export function checkPain(document: string): PainFault[] {
  const root = readXml(document)
  if (!root) return [{ rule: 'xml', place: '' }]
  const message = messageOf(root)
  return [
    ...shapeFaults([root], [painShape], ''),
    ...leavesOf(message).flatMap((leaf) => broken(textRules, leaf, leaf.place)),
    ...broken(messageRules, message, ''),
  ]
}

function broken<T, R extends PainRule>(rules: Readonly<Record<R, (of: T) => boolean>>, of: T, place: string) {
  const names = Object.keys(rules) as R[]
  return names.filter((rule) => !rules[rule](of)).map((rule) => ({ rule, place }))
}

function messageOf(root: Xml): Message {
  const all = within([root], '')
  const texts = (name: string) =>
    all.flatMap(({ element: { name: own, content } }) => (own === name && typeof content === 'string' ? content : []))
  return { root, all, texts }
}

const placed = (around: string, name: string): string => (around === '' ? name : `${around}/${name}`)

const within = (elements: readonly Xml[], around: string): Placed[] =>
  elements.flatMap((element) => {
    const place = placed(around, element.name)
    const { content } = element
    return [{ place, element }, ...(typeof content === 'string' ? [] : within(content, place))]
  })

/** Compares elements beside each other with the parts that are to be there, in their order. */
function shapeFaults(found: readonly Xml[], parts: readonly Part[], around: string): PainFault[] {
  const faults: PainFault[] = []
  let next = 0
  for (const { name, shape, most } of parts) {
    const place = placed(around, name)
    let count = 0
    for (let element = found[next]; element?.name === name && count < most; element = found[next]) {
      count += 1
      next += 1
      faults.push(...contentFaults(element, shape, place))
    }
    if (count === 0) faults.push({ rule: 'structure', place })
  }
  const left = found[next]
  return left ? [...faults, { rule: 'structure', place: placed(around, left.name) }] : faults
}

function contentFaults({ content }: Xml, shape: Part['shape'], place: string): PainFault[] {
  if (shape instanceof RegExp) {
    return typeof content === 'string' && shape.test(content) ? [] : [{ rule: 'text', place }]
  }
  // An element without text or children is read as an empty text.
  return shapeFaults(typeof content === 'string' ? [] : content, shape, place)
}
