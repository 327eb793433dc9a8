import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EmailField } from './components/email-field.tsx'
import { CityField } from './components/suggested-field.tsx'

test('a field that suggests is tied to its list, which is empty until somebody types', () => {
  const html = renderToString(<CityField label="Ville" name="city" id="naissance-city" />)
  expect(html).toMatch(/<input[^>]* list="naissance-city-suggestions"/)
  expect(html).toContain('<datalist id="naissance-city-suggestions"></datalist>')
})

test('the place of a correction is there from the start, so that it is announced', () => {
  const html = renderToString(<EmailField label="Adresse" name="email" error="Cette adresse n’est pas valable." />)
  expect(html).toMatch(/<input[^>]* type="email"/)
  expect(html).toMatch(/aria-describedby="email-error"/)
  expect(html).toMatch(/<div role="status"[^>]*><\/div>/)
})
