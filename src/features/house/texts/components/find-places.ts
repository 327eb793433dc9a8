import { UNSEEN } from '../../../../platform/i18n/texts.ts'
import { codePointOf, itemAt } from '../../../../platform/needed/needed.ts'

/** The texts in one place of the page; `box` is null if they can't be clicked. */
export interface Place {
  keys: string[]
  text: string
  box: { left: number; top: number; width: number; height: number } | null
}

const marks = /([\u{e0020}-\u{e007e}]+)\u{e007f}/gu

/** The keys of the texts that a string was made of. */
export const keysIn = (text: string): string[] =>
  [...text.matchAll(marks)].map((match) =>
    String.fromCharCode(...[...itemAt(match, 1)].map((sign) => codePointOf(sign) - UNSEEN)),
  )

const SAID = ['aria-label', 'title', 'placeholder', 'alt', 'content']
const SHOWN_MAX = 60

/** Every text of the document that carries its key, in reading order; `own` is the editor itself. */
export function findPlaces(own: Element | null): Place[] {
  const found = new Map<Element, { keys: Set<string>; texts: string[]; boxes: DOMRect[] }>()
  const add = (element: Element, text: string, box: DOMRect) => {
    const keys = keysIn(text)
    if (keys.length === 0) return
    const place = found.get(element) ?? { keys: new Set(), texts: [], boxes: [] }
    for (const key of keys) place.keys.add(key)
    place.texts.push(text.replace(marks, ''))
    place.boxes.push(box)
    found.set(element, place)
  }
  const walker = document.createTreeWalker(document, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
    node === own || node.nodeName === 'SCRIPT' ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  )
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element) {
      for (const name of SAID) add(node, node.getAttribute(name) ?? '', node.getBoundingClientRect())
    } else if (node.parentElement) {
      const range = document.createRange()
      range.selectNodeContents(node)
      add(node.parentElement, node.textContent ?? '', range.getBoundingClientRect())
    }
  }
  return [...found.values()].map(({ keys, texts, boxes }) => ({
    keys: [...keys],
    text: texts.join(' ').trim().slice(0, SHOWN_MAX),
    box: around(boxes),
  }))
}

/** The bounding box on the page of several boxes of the window; null if nothing is rendered. */
function around(boxes: readonly DOMRect[]): Place['box'] {
  const drawn = boxes.filter(({ width, height }) => width > 1 && height > 1)
  if (drawn.length === 0) return null
  const left = Math.min(...drawn.map((box) => box.left))
  const top = Math.min(...drawn.map((box) => box.top))
  const right = Math.max(...drawn.map((box) => box.right))
  const bottom = Math.max(...drawn.map((box) => box.bottom))
  return { left: left + scrollX, top: top + scrollY, width: right - left, height: bottom - top }
}
