import { useRef } from 'react'
import { Form } from 'react-router'
import { perMinute } from '../../../../platform/i18n/french.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Checkbox } from '../../../../ui/field/checkbox.tsx'
import { Field } from '../../../../ui/field/field.tsx'
import { Select } from '../../../../ui/field/select.tsx'
import { texts as uiTexts } from '../../../../ui/texts.ts'
import { useTexts } from '../../../../ui/wording.tsx'
import { MAX_EUROS, reachable, statuses } from '../../psychics/rules.ts'
import { texts as channels } from '../../psychics/texts.ts'
import { capitalised, jobs } from '../../psychics/trades.ts'
import { resultsAddress } from '../addresses.ts'
import { texts } from '../filter-texts.ts'
import type { ListFilters } from '../list-address.server.ts'
import styles from './filters.module.css'
import { useCount } from './use-count.ts'

const rates = Array.from({ length: MAX_EUROS }, (_, place) => place + 1)

interface FiltersProps {
  filters: ListFilters
  /** The site's words for a psychic. */
  words: { noun: string; nouns: string }
}

/** The filters of the list, as a GET form; shows how many psychics would pass before it is submitted. */
export function Filters({ filters, words }: FiltersProps) {
  const t = useTexts(texts)
  const ui = useTexts(uiTexts)
  const c = useTexts(channels)
  const panel = useRef<HTMLDetailsElement>(null)
  const { count: found, ask } = useCount()
  const chosen = Object.keys(filters).length
  return (
    <details ref={panel} className={styles.filters}>
      <summary className={styles.summary}>{chosen > 0 ? t('filtersOn', { count: chosen }) : t('filters')}</summary>
      <Form
        method="get"
        action={resultsAddress()}
        className={styles.form}
        onChange={(event) => ask(new FormData(event.currentTarget))}
        onSubmit={() => panel.current?.removeAttribute('open')}
      >
        <div className={styles.fields}>
          <Select
            name="jobId"
            label={t('job')}
            defaultValue={filters.jobId}
            options={[
              { value: '', label: t('anyJob') },
              ...jobs.map((job) => ({ value: job.id, label: capitalised(job.plural) })),
            ]}
          />
          <Select
            name="status"
            label={t('status')}
            defaultValue={filters.status}
            options={[
              { value: '', label: t('anyStatus') },
              ...statuses.map((status) => ({ value: status, label: ui(status) })),
            ]}
          />
          <Select
            name="price"
            label={t('price')}
            defaultValue={filters.price}
            options={[
              { value: '', label: t('anyPrice') },
              ...rates.map((euros) => ({ value: euros, label: t('priceAtMost', { price: perMinute(euros * 100) }) })),
            ]}
          />
          <Select
            name="gender"
            label={t('gender')}
            defaultValue={filters.gender}
            options={[
              { value: '', label: t('anyGender') },
              { value: 'female', label: t('female') },
              { value: 'male', label: t('male') },
            ]}
          />
          <Field name="name" label={t('name')} defaultValue={filters.name} maxLength={60} autoComplete="off" />
        </div>
        <div className={styles.boxes}>
          <fieldset>
            <legend className={styles.legend}>{t('openNow')}</legend>
            <div className={styles.row}>
              {reachable.map((platform) => (
                <Checkbox
                  key={platform}
                  name="platforms"
                  value={platform}
                  label={c(`platform.${platform}`)}
                  defaultChecked={filters.platforms?.includes(platform)}
                />
              ))}
            </div>
          </fieldset>
          <div className={styles.row}>
            <Checkbox name="isNew" value="1" label={t('onlyNew')} defaultChecked={filters.isNew} />
            <Checkbox name="isGrouped" value="1" label={t('grouped')} defaultChecked={filters.isGrouped} />
          </div>
        </div>
        <Button type="submit" className={styles.send}>
          {found === null ? t('filter') : t('filterCount', { count: found, ...words })}
        </Button>
        <p role="status" className="visually-hidden">
          {found === null ? null : t('foundCount', { count: found })}
        </p>
      </Form>
    </details>
  )
}
