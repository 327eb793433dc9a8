const WIDTH = 24

/** The bar as one line, e.g. "Monde de démonstration ██████░░░░ 60 % Voyants". */
export function progressLine(done: number, total: number, label: string): string {
  const part = total === 0 ? 1 : done / total
  const full = Math.round(part * WIDTH)
  const bar = '█'.repeat(full) + '░'.repeat(WIDTH - full)
  return `Monde de démonstration  ${bar}  ${String(Math.floor(part * 100)).padStart(3)} %  ${label}`
}

interface Terminal {
  isTTY?: boolean
  write(text: string): unknown
}

/** A single line redrawn on a terminal; elsewhere a plain line at the start of each part, and one at the end. */
export function progressOn(out: Terminal): (done: number, total: number, label: string) => void {
  let lastLabel = ''
  let lastDone = -1
  return (done, total, label) => {
    if (done === lastDone && label === lastLabel) return
    const over = done >= total
    if (out.isTTY) out.write(`\r\x1b[2K${progressLine(done, total, label)}${over ? '\n' : ''}`)
    else if (over || label !== lastLabel) out.write(`${progressLine(done, total, label)}\n`)
    lastLabel = label
    lastDone = done
  }
}

export const showProgress = progressOn(process.stdout)
