import { Button } from '../../../../ui/button/button.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { texts } from '../texts.ts'
import styles from './choice.module.css'

/** Same size, same look, same level: refusing costs no more than accepting. */
export function ChoiceButtons({ busy }: { busy: boolean }) {
  const t = useTexts(texts)
  return (
    <div className={styles.buttons}>
      <Button type="submit" name="choice" value="refused" variant="secondary" busy={busy}>
        {t('refuse')}
      </Button>
      <Button type="submit" name="choice" value="accepted" variant="secondary" busy={busy}>
        {t('accept')}
      </Button>
    </div>
  )
}
