import { useTexts } from '../../../ui/wording.tsx'
import styles from '../editing.module.css'
import type { Piece } from '../rules.ts'
import { fieldText, texts } from '../texts.ts'

/** What differs between two versions, field by field. */
export function Changes({ changes }: { changes: readonly { name: string; pieces: readonly Piece[] }[] }) {
  const t = useTexts(texts)
  return (
    <dl>
      {changes.map(({ name, pieces }) => (
        <div key={name}>
          <dt>{t(fieldText(name))}</dt>
          <dd className={styles.pieces}>{pieces.map(drawn)}</dd>
        </div>
      ))}
    </dl>
  )
}

function drawn({ kind, text }: Piece, place: number) {
  if (kind === 'same') return <span key={place}>{text}</span>
  return kind === 'gone' ? <del key={place}>{text}</del> : <ins key={place}>{text}</ins>
}
