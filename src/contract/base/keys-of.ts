/** The names of a table that is written out in the code; what comes from outside may hold more than its type says. */
export const keysOf = <T extends object>(table: T): (keyof T & string)[] => Object.keys(table) as (keyof T & string)[];
