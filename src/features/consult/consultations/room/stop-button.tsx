import { useState } from 'react'
import { Button } from '../../../../ui/button/button.tsx'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import styles from './room.module.css'
import { texts } from './texts.ts'

/** Ends the room after a confirmation: as an ordinary end, or because the client is in danger. */
export function StopButton({ intent, onConfirm }: { intent: 'end' | 'danger'; onConfirm: () => void }) {
  const t = useTexts(texts)
  const [asking, setAsking] = useState(false)
  return (
    <>
      <form
        method="post"
        onSubmit={(event) => {
          event.preventDefault()
          setAsking(true)
        }}
      >
        <Button type="submit" name="intent" value={intent} variant="secondary" aria-label={t(intent)}>
          {intent === 'end' ? t('endConfirm') : t('danger')}
        </Button>
      </form>
      <Dialog open={asking} title={t(`${intent}Title`)} onClose={() => setAsking(false)}>
        <p>{t(`${intent}Lead`)}</p>
        <div className={styles.choices}>
          <Button
            type="button"
            onClick={() => {
              setAsking(false)
              onConfirm()
            }}
          >
            {t(`${intent}Confirm`)}
          </Button>
          <Button type="button" variant="quiet" onClick={() => setAsking(false)}>
            {t('endCancel')}
          </Button>
        </div>
      </Dialog>
    </>
  )
}
