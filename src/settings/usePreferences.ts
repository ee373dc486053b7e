/** The preferences, for components that show or follow them. */
import { useSyncExternalStore } from 'react'
import { preferences, subscribeToPreferences, type Preferences } from './preferences.ts'

export const usePreferences = (): Preferences => useSyncExternalStore(subscribeToPreferences, preferences)
