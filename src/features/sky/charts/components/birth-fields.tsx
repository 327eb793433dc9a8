import { HOUSE_SYSTEMS } from '../../../../astrology/names.ts'
import { itemAt } from '../../../../platform/needed/needed.ts'
import { BirthDate } from '../../../../ui/birth-date/birth-date.tsx'
import { Checkbox } from '../../../../ui/field/checkbox.tsx'
import { Field } from '../../../../ui/field/field.tsx'
import { Select } from '../../../../ui/field/select.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { CityField } from '../../../house/suggestions/components/suggested-field.tsx'
import { type BirthField, NAME_MAX, PLACE_MAX, type Whose } from '../birth-fields.ts'
import { texts } from '../form-texts.ts'
import type { BirthRead } from '../read-birth-form.server.ts'
import { texts as words } from '../texts.ts'
import styles from './birth-form.module.css'
import { Choices } from './choices.tsx'

/** The fields of one birth, with the typed values and errors. */
export function BirthFields({ read, whose = '' }: { read: BirthRead; whose?: Whose }) {
  const t = useTexts(texts)
  const w = useTexts(words)
  const typed = read.state === 'blank' ? null : read.typed
  const asked = read.state === 'asked' ? read : null
  const faultOf = (field: BirthField) => asked?.faults.find((fault) => fault.field === field)?.key
  const props = (field: BirthField) => {
    const key = faultOf(field)
    return {
      id: `${field}${whose}`,
      name: `${field}${whose}`,
      defaultValue: typed?.[field] ?? '',
      error: key && t(key),
    }
  }
  const clock = asked?.clocks.length ? faultOf('heure') : undefined
  const doubt = clock === 'timeComesTwice' || clock === 'timeSkipped' || clock === 'timeDivided' ? clock : undefined
  return (
    <>
      <Field
        {...props('prenom')}
        label={t('firstName')}
        hint={t('firstNameHint')}
        autoComplete={whose ? 'off' : 'given-name'}
        maxLength={NAME_MAX}
      />
      <BirthDate
        {...props('date')}
        label={t('date')}
        hint={t('dateHint')}
        autoComplete={whose ? 'off' : 'bday'}
        required
      />
      <div className={styles.time}>
        <Field {...props('heure')} type="time" label={t('time')} hint={t('timeHint')} />
        <Checkbox
          id={`sansHeure${whose}`}
          name={`sansHeure${whose}`}
          value="1"
          label={t('timeUnknown')}
          defaultChecked={typed?.sansHeure === '1'}
        />
        {asked && doubt ? (
          <Choices
            id={`decalage${whose}`}
            name={`decalage${whose}`}
            legend={t('whichTime')}
            choices={asked.clocks.map(({ value }, index) => ({
              value,
              label: t(index === 0 ? `${doubt}First` : `${doubt}Second`, { offset: value }),
            }))}
          />
        ) : null}
      </div>
      <div className={styles.time}>
        <CityField {...props('lieu')} label={t('place')} hint={t('placeHint')} maxLength={PLACE_MAX} required />
        {asked?.cities.length ? (
          <Choices
            id={`ville${whose}`}
            name={`ville${whose}`}
            legend={t('whichCity')}
            choices={asked.cities}
            chosen={itemAt(asked.cities, 0).value}
          />
        ) : typed?.ville ? (
          <input type="hidden" name={`ville${whose}`} value={typed.ville} />
        ) : null}
      </div>
      <details className={styles.options} open={Boolean(faultOf('decalage') ?? faultOf('maisons'))}>
        <summary>{t('options')}</summary>
        <Select
          {...props('maisons')}
          label={t('houseSystem')}
          options={HOUSE_SYSTEMS.map((system) => ({ value: system === 'placidus' ? '' : system, label: w(system) }))}
        />
        {doubt ? null : <Field {...props('decalage')} label={t('offset')} hint={t('offsetHint')} maxLength={12} />}
      </details>
    </>
  )
}
