/** Makes an address of the app a whole one, for what is taken along. */
import { useCallback } from 'react'
import { useHref } from 'react-router'

export function useWholeAddress(): (address: string) => string {
  const base = useHref('/').replace(/\/$/, '')
  return useCallback((address) => `${window.location.origin}${base}${address}`, [base])
}
