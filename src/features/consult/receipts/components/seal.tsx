import { emblems } from '../../../../ui/shell/emblem.data.ts'
import type { Brand } from '../../../../ui/shell-data.ts'
import { SEAL, sealOf } from '../seal.ts'

/** The engraved seal of a receipt, around the brand's emblem. */
export function Seal({ code, brand, label }: { code: string; brand: Brand; label: string }) {
  const { rosettes, circles, edge } = sealOf(code)
  const { solid, thin } = emblems[brand]
  return (
    <svg className="seal" viewBox={`0 0 ${SEAL} ${SEAL}`} role="img" aria-label={label}>
      {circles.map((radius) => (
        <circle key={radius} cx={SEAL / 2} cy={SEAL / 2} r={radius} />
      ))}
      <path d={edge} />
      {rosettes.map(({ path, turns }) =>
        turns.map((turn) => (
          <path key={`${turn}${path}`} d={path} transform={`rotate(${turn} ${SEAL / 2} ${SEAL / 2})`} />
        )),
      )}
      <g transform={`translate(${SEAL / 2 - 12.6} ${SEAL / 2 - 12.6}) scale(0.7)`}>
        <path d={thin} />
        <path className="seal-solid" d={solid} />
      </g>
    </svg>
  )
}
