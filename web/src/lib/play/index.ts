/** What boards are made of. Parts with a look are imported from their own files. */
export { provideTable, useTable, type TableContext, type TableSource } from './context.svelte';
export { piece, type PieceOptions } from './piece.svelte';
export { offered } from './offered';
export { Plan, type PieceState } from './plan.svelte';
export { Room } from './room.svelte';
