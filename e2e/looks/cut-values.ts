/** Runs in the page: fields too narrow for their content. */
export function cutValues(inside: string): string[] {
  const pen = document.createElement('canvas').getContext('2d')!
  const fields = document
    .querySelector(inside)
    ?.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
      'select, input:not([type]), input[type="text"], input[type="email"], input[type="tel"], input[type="search"]',
    )
  return [...(fields ?? [])].flatMap((field) => {
    if (!field.checkVisibility({ visibilityProperty: true })) return []
    const words =
      field instanceof HTMLSelectElement
        ? (field.selectedOptions[0]?.textContent ?? '')
        : // Text that a person typed may be of any length.
          field.placeholder
    const style = getComputedStyle(field)
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
    const room = field.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight)
    return pen.measureText(words).width > room + 1 ? [`« ${words} »`] : []
  })
}
