/** A visible piece of text, as the browser drew it. */
export interface SeenText {
  words: string
  /** The visible band of each line, between the top and the bottom of its letters, in px of the page. */
  lines: Band[]
  /** The element that fixes it to the screen; null if it scrolls with the page. */
  held: Element | null
  /** Whether it is partly cut off. */
  isCut: boolean
}

interface Band {
  left: number
  top: number
  right: number
  bottom: number
}

/** Runs in the page: every visible text in a part of it. */
export function seenTexts(inside: string): SeenText[] {
  /** Half the height of letters, relative to the font size: tightly set lines share the rest. */
  const HALF = 0.33
  const TOLERANCE = 1.5
  const seen: SeenText[] = []
  const part = document.querySelector(inside)
  if (!part) return seen
  const styles = new Map<Element, CSSStyleDeclaration>()
  const styleOf = (element: Element) => {
    const known = styles.get(element)
    if (known) return known
    const style = getComputedStyle(element)
    styles.set(element, style)
    return style
  }
  const range = document.createRange()
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement!
    const words = node.textContent!.trim().replace(/\s+/g, ' ')
    if (!words || element.closest('script, style, template, noscript, option')) continue
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    range.selectNodeContents(node)
    const half = Number.parseFloat(styleOf(element).fontSize) * HALF
    const lines = [...range.getClientRects()].flatMap(({ left, right, top, bottom, width }) => {
      const middle = (top + bottom) / 2
      return width < 1 ? [] : [{ left, right, top: middle - half, bottom: middle + half }]
    })
    const { held, clips, isHidden } = around(element)
    if (isHidden) continue
    let isCut = false
    const shown = lines.flatMap((line) => {
      let rest: Band | null = line
      for (const { box, across, down, meant } of clips) {
        if (!rest) break
        const next: Band = {
          left: across ? Math.max(rest.left, box.left) : rest.left,
          right: across ? Math.min(rest.right, box.right) : rest.right,
          top: down ? Math.max(rest.top, box.top) : rest.top,
          bottom: down ? Math.min(rest.bottom, box.bottom) : rest.bottom,
        }
        const isGone = next.right - next.left < 1 || next.bottom - next.top < 1
        const lost =
          rest.right - rest.left - (next.right - next.left) + (rest.bottom - rest.top - (next.bottom - next.top))
        if (!meant && lost > TOLERANCE && !isGone) isCut = true
        rest = isGone ? null : next
      }
      return rest ? [rest] : []
    })
    if (shown.length > 0) seen.push({ words: words.slice(0, 60), lines: shown, held, isCut })
  }
  return seen

  /** The element that fixes another to the screen, and those that clip it. */
  function around(element: Element) {
    const clips: { box: Band; across: boolean; down: boolean; meant: boolean }[] = []
    const isHeading = element.closest('caption') !== null
    let escapes = false
    for (let at: Element | null = element; at; at = at.parentElement) {
      const style = styleOf(at)
      if (style.clipPath === 'inset(50%)') return { held: null, clips, isHidden: true }
      const isPlaced = style.position !== 'static'
      const cuts = style.overflowX !== 'visible' || style.overflowY !== 'visible'
      if (cuts && at !== document.documentElement && !(escapes && !isPlaced)) {
        const { left, top } = at.getBoundingClientRect()
        const scrolls = /auto|scroll/.test(style.overflowX + style.overflowY)
        const x = left + at.clientLeft
        const y = top + at.clientTop
        clips.push({
          box: { left: x, top: y, right: x + at.clientWidth, bottom: y + at.clientHeight },
          across: style.overflowX !== 'visible',
          down: style.overflowY !== 'visible',
          // A title that scrolls away with its table can't be read.
          meant: (scrolls && !isHeading) || style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none',
        })
      }
      if (style.position === 'fixed' || style.position === 'sticky') return { held: at, clips, isHidden: false }
      if (isPlaced) escapes = false
      if (style.position === 'absolute') escapes = true
    }
    return { held: null, clips, isHidden: false }
  }
}
