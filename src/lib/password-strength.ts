const SHORTEST = 6;

/** Weak under six characters; Strong with an uppercase letter, a digit and one of @$!%*?&; otherwise Medium. */
export function passwordStrength(password: string): 'Weak' | 'Medium' | 'Strong' {
  if (password.length < SHORTEST) return 'Weak';
  const strong = /[A-Z]/.test(password) && /\d/.test(password) && /[@$!%*?&]/.test(password);
  return strong ? 'Strong' : 'Medium';
}
