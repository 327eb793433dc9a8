import { classNames } from '../../../../ui/class-names.ts'
import { useTexts } from '../../../../ui/wording.tsx'
import { texts as sky } from '../../sky/texts.ts'
import { texts } from '../texts.ts'
import styles from './wheel.module.css'

const drawn = ['trine', 'sextile', 'square', 'opposition'] as const

/** The legend of aspects, told apart by stroke and by colour. */
export function AspectLegend() {
  const t = useTexts(texts)
  const s = useTexts(sky)
  return (
    <ul aria-label={t('legend')} className={styles.legend}>
      {drawn.map((aspect) => (
        <li key={aspect}>
          <svg viewBox="0 0 44 8" width="44" height="8" aria-hidden="true" focusable="false">
            <path d="M1 4H43" className={classNames(styles.aspect, styles[aspect], styles.close)} />
          </svg>
          {s(aspect)}
        </li>
      ))}
    </ul>
  )
}
