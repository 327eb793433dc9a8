import { href } from 'react-router'
import { ButtonLink } from '../../../../ui/button/button.tsx'
import { Notice } from '../../../../ui/notice/notice.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { texts } from '../texts.ts'
import styles from './closed-game.module.css'

/** In the place of a closed game's form. */
export function ClosedGame() {
  const t = useTexts(texts)
  return (
    <div className={styles.closed}>
      <meta name="robots" content="noindex" />
      <Notice>{t('closed')}</Notice>
      <ButtonLink to={href('/tarots-oracles')}>{t('others')}</ButtonLink>
    </div>
  )
}
