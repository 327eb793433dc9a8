import type { QrPath } from '../../../../platform/paper/qr-path.server.ts'

/** Modules of white that a reader needs around. */
const QUIET = 4

export function QrCode({ qr, label }: { qr: QrPath; label: string }) {
  const side = qr.size + 2 * QUIET
  return (
    <svg
      className="qr"
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={qr.path} />
    </svg>
  )
}
