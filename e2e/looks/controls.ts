/** The faults of the controls in a part of a page. */
export interface ControlFaults {
  /** Too small for a thumb. */
  small: string[]
  /** Overlapping another control. */
  crossed: string[]
}

/** Runs in the page. */
export function controlFaults(inside: string): ControlFaults {
  /** px; points of a drawing, which an adjacent table repeats, only need the size of WCAG 2.5.8. */
  const TARGET = 44
  const POINT = 24
  const TOLERANCE = 0.6
  const controls = [
    ...(document
      .querySelector(inside)
      ?.querySelectorAll<HTMLElement>(
        'a[href], button, summary, select, textarea, input:not([type="hidden"]), [role="button"], [role="tab"]',
      ) ?? []),
  ].filter(isSeen)
  const boxes = controls.map((control) => ({ control, box: boxOf(control), covers: covering(control) !== null }))
  const small = boxes.flatMap(({ control, box }) => {
    const least = control.closest('svg') ? POINT : TARGET
    if (isInText(control) || (box.width > least - TOLERANCE && box.height > least - TOLERANCE)) return []
    return [`${nameOf(control)}, ${Math.round(box.width)} × ${Math.round(box.height)}`]
  })
  const crossed = boxes.flatMap(({ control, box, covers }, place) =>
    boxes.slice(place + 1).flatMap((other) => {
      if (covers || other.covers || isInText(control) || isInText(other.control)) return []
      if (control.closest('svg') || control.contains(other.control) || other.control.contains(control)) return []
      // Text inside a field is part of it, and fixed elements may cover scrolled content.
      if (isField(control) || isField(other.control) || isHeld(control) !== isHeld(other.control)) return []
      const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left)
      const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top)
      return across > 2 && down > 2 ? [`${nameOf(control)} × ${nameOf(other.control)}`] : []
    }),
  )
  return { small: [...new Set(small)], crossed: [...new Set(crossed)] }

  function isSeen(control: HTMLElement): boolean {
    if (control.closest('[inert]') || !control.checkVisibility({ visibilityProperty: true })) return false
    for (let at: Element | null = control; at; at = at.parentElement) {
      // A checkbox drawn by its label is touched there.
      if (getComputedStyle(at).clipPath === 'inset(50%)') return labelsOf(control).length > 0
    }
    return true
  }
  function labelsOf(control: Element): Element[] {
    return [...((control as HTMLInputElement).labels ?? [])].filter((label) => label.checkVisibility())
  }
  /** With the label of a checkbox, and with the pseudo-element that stretches it over its card. */
  function boxOf(control: HTMLElement): DOMRect {
    const own = covering(control) ?? control.getBoundingClientRect()
    if (!/^(checkbox|radio|file)$/.test((control as HTMLInputElement).type ?? '')) return own
    const all = [own, ...labelsOf(control).map((label) => label.getBoundingClientRect())]
    const left = Math.min(...all.map((box) => box.left))
    const top = Math.min(...all.map((box) => box.top))
    const right = Math.max(...all.map((box) => box.right))
    return new DOMRect(left, top, right - left, Math.max(...all.map((box) => box.bottom)) - top)
  }
  function covering(control: HTMLElement): DOMRect | null {
    for (const name of ['::before', '::after']) {
      const style = getComputedStyle(control, name)
      if (style.content === 'none' || style.position !== 'absolute') continue
      const own = control.getBoundingClientRect()
      const width = Number.parseFloat(style.width)
      const height = Number.parseFloat(style.height)
      if (width < own.width || height < own.height) continue
      return new DOMRect(own.left, own.top, width, height)
    }
    return null
  }
  /** A link inside a sentence. */
  function isInText(control: Element): boolean {
    if (control.tagName !== 'A' || !getComputedStyle(control).display.startsWith('inline')) return false
    const around = control.parentElement!.closest('p, li, dd, td, th, h1, h2, h3, h4, figcaption, label, div, span')!
    const others = around.textContent!.length - control.textContent!.length
    const links = [...around.querySelectorAll('a')].reduce((sum, link) => sum + link.textContent!.trim().length, 0)
    return others > 0 && around.textContent!.trim().length - links > 3
  }
  function isField(control: Element): boolean {
    return /^(INPUT|TEXTAREA|SELECT)$/.test(control.tagName)
  }
  function isHeld(control: Element): boolean {
    for (let at: Element | null = control; at; at = at.parentElement) {
      if (/fixed|sticky/.test(getComputedStyle(at).position)) return true
    }
    return false
  }
  function nameOf(control: Element): string {
    const words = control.getAttribute('aria-label') ?? (control as HTMLInputElement).labels?.[0]?.textContent
    const said = (words ?? control.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 50)
    return `${control.tagName.toLowerCase()} « ${said || control.getAttribute('name')} »`
  }
}
