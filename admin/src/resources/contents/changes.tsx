import type { differences } from '../../../../src/features/site/editing/rules.ts'
import { fieldNames } from './words.ts'

export type Difference = ReturnType<typeof differences>[number]

const tags = { same: 'span', gone: 'del', new: 'ins' } as const

/** The differences between two versions, field by field. */
export const Changes = ({ of }: { of: readonly Difference[] }) => (
  <dl className="changes">
    {of.map(({ name, pieces }) => (
      <div key={name}>
        <dt>{fieldNames[name] ?? name}</dt>
        <dd>
          {pieces.map(({ kind, text }, place) => {
            const Tag = tags[kind]
            // The pieces are never reordered.
            // biome-ignore lint/suspicious/noArrayIndexKey: they have no other name
            return <Tag key={place}>{text}</Tag>
          })}
        </dd>
      </div>
    ))}
  </dl>
)
