export const phoneLink = (number: string) => `tel:${number.replaceAll(' ', '')}`;
