import { expect, test } from 'vitest'
import { boxesProps, fieldProps, formProps } from './form.ts'

const field = {
  id: 'form-email',
  name: 'email',
  initialValue: 'anne',
  errors: ['Trop court.', 'Sans arobase.'],
} as never

test('a field shows what was typed and the first of its errors', () => {
  expect(fieldProps(field)).toEqual({ id: 'form-email', name: 'email', defaultValue: 'anne', error: 'Trop court.' })
  expect(fieldProps({ id: 'a', name: 'a' } as never).error).toBeUndefined()
})

test('a group of boxes shows what was ticked: nothing, one or several', () => {
  const ticked = (initialValue: unknown) => boxesProps({ id: 'b', initialValue, errors: ['Cochez.', 'Tout.'] } as never)
  expect(ticked(undefined)).toEqual({ id: 'b', ticked: [], error: 'Cochez.' })
  expect(ticked('one').ticked).toEqual(['one'])
  expect(ticked(['one', undefined, 'two']).ticked).toEqual(['one', 'two'])
})

test('a form lists the first error of each field that has one, and none of the whole form', () => {
  const allErrors = { email: ['Trop court.', 'Sans arobase.'], name: [], '': ['Refusé.'] }
  const form = formProps({ id: 'form', allErrors, onSubmit: undefined })
  expect(form.refused).toEqual([{ id: 'form-email', message: 'Trop court.' }])
})
