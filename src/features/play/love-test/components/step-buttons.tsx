import { Button, ButtonLink } from '../../../../ui/button/button.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { pathBefore, type Step } from '../steps.ts'
import { texts } from '../texts.ts'
import styles from './form.module.css'

interface StepButtonsProps {
  step: Step
  /** What the button that goes on says. */
  go: string
  back?: string
  carried: boolean
}

/** On and back; without scripts both send the form, so that nothing is lost. */
export function StepButtons({ step, go, back, carried }: StepButtonsProps) {
  const t = useTexts(texts)
  const said = back ?? t('before')
  return (
    <div className={styles.buttons}>
      <Button type="submit" name="from" value={step}>
        {go}
      </Button>
      {carried ? (
        <Button type="submit" variant="quiet" formAction={pathBefore(step)} formNoValidate>
          {said}
        </Button>
      ) : (
        <ButtonLink to={pathBefore(step)} variant="quiet">
          {said}
        </ButtonLink>
      )}
    </div>
  )
}
