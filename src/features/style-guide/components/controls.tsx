import { useState } from 'react'
import { Button, ButtonLink } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Checkbox } from '../../../ui/field/checkbox.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Select } from '../../../ui/field/select.tsx'
import { TextArea } from '../../../ui/field/text-area.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import styles from '../style-guide.module.css'
import { texts } from '../texts.ts'

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const

export function Controls() {
  const t = useTexts(texts)
  const jobs = [
    { value: '', label: t('jobFirst') },
    { value: '3', label: t('jobSecond') },
  ]
  return (
    <>
      <Section title={t('buttons')}>
        <Buttons />
        <div className="night">
          <div className={styles.sky}>
            <h3>{t('sky')}</h3>
            <Buttons />
          </div>
        </div>
      </Section>
      <Section title={t('fields')}>
        <div className={styles.grid}>
          <Field label={t('firstName')} name="firstName" hint={t('firstNameHint')} autoComplete="given-name" />
          <Field
            label={t('email')}
            name="email"
            type="email"
            defaultValue="camille@"
            error={t('emailError')}
            autoComplete="email"
          />
          <Field label={t('locked')} name="birthDate" type="date" defaultValue="1988-04-17" disabled />
          <Select label={t('job')} name="job" options={jobs} />
          <TextArea label={t('question')} name="question" />
          <div>
            <Checkbox name="agreed" label={t('agree')} defaultChecked />
            <Checkbox name="refused" label={t('agree')} error={t('agreeError')} />
          </div>
        </div>
      </Section>
      <Section title={t('dialog')}>
        <Opened />
      </Section>
    </>
  )
}

function Buttons() {
  const t = useTexts(texts)
  return (
    <div className={styles.row}>
      {variants.map((variant) => (
        <Button key={variant} variant={variant} type="button">
          {t(variant)}
        </Button>
      ))}
      <Button type="button" busy>
        {t('busy')}
      </Button>
      <Button type="button" disabled>
        {t('disabled')}
      </Button>
      <Button type="button" variant="secondary" disabled>
        {t('disabled')}
      </Button>
      <ButtonLink to="/ui" variant="secondary">
        {t('longButton')}
      </ButtonLink>
    </div>
  )
}

function Opened() {
  const t = useTexts(texts)
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <div>
      <Button type="button" variant="secondary" onClick={() => setOpen(true)}>
        {t('dialogOpen')}
      </Button>
      <Dialog open={open} title={t('dialogTitle')} onClose={close}>
        <p>{t('dialogText')}</p>
        <div className={styles.row}>
          <Button type="button" variant="danger" onClick={close}>
            {t('danger')}
          </Button>
          <Button type="button" variant="secondary" onClick={close}>
            {t('dialogStay')}
          </Button>
        </div>
      </Dialog>
    </div>
  )
}
