import { Form, href, useNavigation } from 'react-router'
import { Button } from '../../../../ui/button/button.tsx'
import { Checkbox } from '../../../../ui/field/checkbox.tsx'
import { RadioGroup } from '../../../../ui/field/radio-group.tsx'
import { Select } from '../../../../ui/field/select.tsx'
import { OnwardLink } from '../../../../ui/link/link.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import forms from '../../../house/forms/forms.module.css'
import { kindsFor } from '../kinds.ts'
import { pageTexts } from '../page-texts.ts'
import { type Choices, HOROSCOPE_HOURS } from '../rules.ts'
import styles from './push.module.css'

interface ChoicesFormProps {
  choices: Choices
  audience: 'client' | 'psychic'
  /** Whether the day's horoscope can be known. */
  hasBirth: boolean
}

/** What a person wants to hear of, and how. */
export function ChoicesForm({ choices, audience, hasBirth }: ChoicesFormProps) {
  const t = useTexts(pageTexts)
  const busy = useNavigation().formData?.get('intent') === 'choose'
  return (
    <Form method="post" className={forms.form}>
      <div className={styles.kinds}>
        {kindsFor(audience).map((kind) => (
          <Checkbox
            key={kind}
            name="kinds"
            value={kind}
            label={t(`kind.${kind}`)}
            defaultChecked={choices.kinds.includes(kind)}
          />
        ))}
      </div>
      {audience === 'client' ? <HoroscopeHour hour={choices.horoscopeHour} hasBirth={hasBirth} /> : null}
      <RadioGroup legend={t('howTitle')}>
        <Checkbox name="names" label={t('names')} defaultChecked={choices.names} aria-describedby="names-hint" />
        <p id="names-hint" className={styles.hint}>
          {t('namesHint')}
        </p>
        <Checkbox name="quiet" label={t('quiet')} defaultChecked={choices.quiet} aria-describedby="quiet-hint" />
        <p id="quiet-hint" className={styles.hint}>
          {t('quietHint')}
        </p>
      </RadioGroup>
      <div className={forms.actions}>
        <Button type="submit" name="intent" value="choose" busy={busy}>
          {t('save')}
        </Button>
      </div>
    </Form>
  )
}

function HoroscopeHour({ hour, hasBirth }: { hour: number | null; hasBirth: boolean }) {
  const t = useTexts(pageTexts)
  if (!hasBirth) return <OnwardLink to={href('/mon-compte')}>{t('horoscopeBirth')}</OnwardLink>
  return (
    <Select
      name="horoscopeHour"
      label={t('horoscope')}
      hint={t('horoscopeHint')}
      defaultValue={hour ?? ''}
      options={[
        { value: '', label: t('horoscopeNone') },
        ...HOROSCOPE_HOURS.map((one) => ({ value: one, label: t('horoscopeAt', { hour: one }) })),
      ]}
    />
  )
}
