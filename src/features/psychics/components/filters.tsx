import { Form } from 'react-router'
import { perMinute } from '../../../platform/i18n/french.ts'
import { Button, ButtonLink } from '../../../ui/button/button.tsx'
import { Checkbox } from '../../../ui/field/checkbox.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Select } from '../../../ui/field/select.tsx'
import { texts as uiTexts } from '../../../ui/texts.ts'
import { useTexts } from '../../../ui/wording.tsx'
import { capitalised, jobs } from '../jobs.ts'
import type { ListFilters } from '../list-address.server.ts'
import { MAX_EUROS, platforms, statuses } from '../rules.ts'
import { texts } from '../texts.ts'
import styles from './filters.module.css'

const rates = Array.from({ length: MAX_EUROS }, (_, place) => place + 1)

/** The filters of the list, as a form whose answer is an address. */
export function Filters({ filters }: { filters: ListFilters }) {
  const t = useTexts(texts)
  const ui = useTexts(uiTexts)
  const count = Object.keys(filters).length
  return (
    <details className={styles.filters} open={count > 0}>
      <summary className={styles.summary}>{count > 0 ? t('filtersOn', { count }) : t('filters')}</summary>
      <Form method="get" action="/voyance" className={styles.form}>
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
          <fieldset className={styles.channels}>
            <legend className={styles.legend}>{t('openNow')}</legend>
            <div className={styles.row}>
              {platforms.map((platform) => (
                <Checkbox
                  key={platform}
                  name="platforms"
                  value={platform}
                  label={t(`platform.${platform}`)}
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
        <div className={styles.actions}>
          <Button type="submit">{t('filter')}</Button>
          {count > 0 ? (
            <ButtonLink to="/voyance" variant="quiet">
              {t('clear')}
            </ButtonLink>
          ) : null}
        </div>
      </Form>
    </details>
  )
}
